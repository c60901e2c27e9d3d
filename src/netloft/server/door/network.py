"""Where clients come from."""

from __future__ import annotations

from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final

HOME: Final = 64  # bits of an IPv6 address that one home or one phone has to itself


def network_of(host: str) -> str:
    """Return the address of a client, or the network of its IPv6 address, all of which belongs to one customer."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or IPv6Network((address, HOME), strict=False))
    return str(address)


def is_local(network: str) -> bool:
    """Return whether a client runs on this machine."""
    return network == "::/64" or network.startswith("127.")
