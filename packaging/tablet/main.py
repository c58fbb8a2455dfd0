"""Where the tablet program begins on a device that has no command line."""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
if HERE not in sys.path:
    sys.path.insert(0, HERE)

# Where the device gives the program a folder of its own, everything of the player lies there.
private = os.environ.get("ANDROID_PRIVATE")
if private:
    os.environ.setdefault("SCRIPTORIUM_HOME", private)
    import certifi

    # What a server with https is checked by: OpenSSL finds none of the device's own certificates.
    os.environ.setdefault("SSL_CERT_FILE", certifi.where())


def main() -> int:
    """Play."""
    from scriptorium_tablet.start import start

    return start()


if __name__ == "__main__":
    sys.exit(main())
