"""How much one address and one connection may ask for.

What a connection says too fast is read more slowly, so no device of ours is ever cut off. What an
address tries too often, such as links that open nothing, is refused for a while.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address

from limits import RateLimitItemPerHour, RateLimitItemPerMinute
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import MovingWindowRateLimiter

TABLES = RateLimitItemPerHour(30, namespace="tables")
REQUESTS = RateLimitItemPerMinute(600, namespace="requests")
CONNECTIONS = RateLimitItemPerMinute(120, namespace="connections")
WRONG = RateLimitItemPerMinute(20, namespace="wrong")
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
    """The limits of one server; they begin anew with each."""

    def __init__(self) -> None:
        self._limiter = MovingWindowRateLimiter(MemoryStorage())
        self._open: Counter[str] = Counter()

    async def may_make(self, address: str) -> bool:
        """Whether this address may make one more table."""
        return await self._limiter.hit(TABLES, address)

    async def may_ask(self, address: str) -> bool:
        """Whether a request of this address is answered."""
        return await self._limiter.hit(REQUESTS, address)

    async def may_connect(self, address: str) -> bool:
        """Whether this address may have one more connection."""
        if self._open[address] >= MOST_AT_ONCE or self._open.total() >= MOST_IN_ALL:
            return False
        if not await self._limiter.test(WRONG, address):
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
        await self._limiter.hit(WRONG, address)


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
