"""Breaks a TCP connection as a network failure does."""

import asyncio
import socket
import struct


def reset(transport: asyncio.BaseTransport) -> None:
    """Reset a connection, so that the other side sees ECONNRESET instead of a normal close."""
    sock = transport.get_extra_info("socket")
    # Lingering for zero seconds makes the kernel send a reset instead of an orderly end.
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    if isinstance(transport, asyncio.WriteTransport):
        transport.abort()
