"""Breaking a TCP connection as networks do."""

import asyncio
import socket
import struct


def reset(transport: asyncio.BaseTransport) -> None:
    """Reset a connection: the other side sees ECONNRESET, not an orderly end."""
    sock = transport.get_extra_info("socket")
    # Lingering for zero seconds makes the kernel send a reset instead of an orderly end.
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    if isinstance(transport, asyncio.WriteTransport):
        transport.abort()
