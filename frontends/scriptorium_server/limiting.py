"""How much one address and one connection may ask for.

What a connection says too fast is read more slowly, so no device of ours is ever cut off. What an
address tries too often, such as links that open nothing, is refused for a while.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from ipaddress import IPv6Address, ip_address

from limits import RateLimitItemPerMinute
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import MovingWindowRateLimiter

from scriptorium.net import Store, Unkept

MOST_TABLES, HOUR = 30, 3_600_000  # of one address in so many milliseconds, at all servers
MOST_WRONG, MINUTE = 20, 60_000
REQUESTS = RateLimitItemPerMinute(600, namespace="requests")
CONNECTIONS = RateLimitItemPerMinute(120, namespace="connections")
SAID, SAID_AT_ONCE = 20.0, 60.0  # messages of a connection: so many a second, and so many at once
MOST_AT_ONCE = 64  # connections of one address
MOST_IN_ALL = 4000
IPV6_NETWORK = 64


class Allowance:
    """How much one connection may say now: it is used up by speaking, and grows again.

    Each message of each device passes here, so it is a sum and no entry in a storage.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._left, self._at = SAID_AT_ONCE, now()

    async def wait(self) -> None:
        """Say one thing, as soon as that is within the limit."""
        now = self._now()
        self._left = min(SAID_AT_ONCE, self._left + (now - self._at) * SAID) - 1
        self._at = now
        if self._left < 0:
            await asyncio.sleep(-self._left / SAID)


class Limits:
    """The limits of one server. What must hold for all together is counted in their store."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store, self._now = store, now
        self._limiter = MovingWindowRateLimiter(MemoryStorage())
        self._open: Counter[str] = Counter()

    async def may_make(self, address: str) -> bool:
        """Whether this address may make one more table."""
        now = self._now()
        try:
            return await self._store.hit("table", _who(address), MOST_TABLES, now - HOUR, now)
        except Unkept:
            return True  # and it is said that no table can be kept

    async def may_ask(self, address: str) -> bool:
        """Whether a request of this address is answered."""
        return await self._limiter.hit(REQUESTS, address)

    async def may_connect(self, address: str) -> bool:
        """Whether this address may have one more connection."""
        if self._open[address] >= MOST_AT_ONCE or self._open.total() >= MOST_IN_ALL:
            return False
        try:
            wrong = await self._store.hits("wrong", _who(address), self._now() - MINUTE)
        except Unkept:
            wrong = 0
        if wrong >= MOST_WRONG:
            return False
        return await self._limiter.hit(CONNECTIONS, address)

    def connected(self, address: str) -> None:
        """A connection is there."""
        self._open[address] += 1

    def gone(self, address: str) -> None:
        """A connection is no more."""
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]

    async def tried_in_vain(self, address: str) -> None:
        """Somebody there had a link that opens nothing."""
        now = self._now()
        with suppress(Unkept):
            await self._store.hit("wrong", _who(address), MOST_WRONG, now - MINUTE, now)


def _who(address: str) -> bytes:
    """An address as it is counted: the store keeps no addresses."""
    return blake2b(address.encode(), digest_size=16, person=b"scr-address").digest()


def address_of(client: tuple[str, int] | None) -> str:
    """What counts as one address: with IPv6 that is a whole network, as one household has it."""
    host = "" if client is None else client[0]
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        kept = int(found) >> (128 - IPV6_NETWORK) << (128 - IPV6_NETWORK)
        return str(IPv6Address(kept))
    return str(found)
