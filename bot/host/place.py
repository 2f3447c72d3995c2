"""Hosts whose disk does not last: what is written there is gone after the next deployment."""

import os
from collections.abc import Mapping

# What each of them sets in the environment, and what means that a lasting disk was added.
SIGNS: Mapping[str, tuple[str, str | None]] = {
    "DYNO": ("Heroku", None),
    "RAILWAY_ENVIRONMENT_ID": ("Railway", "RAILWAY_VOLUME_MOUNT_PATH"),
    "RENDER": ("Render", "RENDER_DISK_PATH"),
    "KOYEB_SERVICE_NAME": ("Koyeb", "KOYEB_VOLUME_PATH"),
    "K_SERVICE": ("Cloud Run", None),
}


def fleeting_host(environ: Mapping[str, str] | None = None) -> str | None:
    """The name of the host whose disk forgets; None elsewhere, or where a disk was added."""
    found = os.environ if environ is None else environ
    for sign, (host, disk) in SIGNS.items():
        if found.get(sign) and not (disk and found.get(disk)):
            return host
    return None


def warning(host: str) -> str:
    """What to tell whoever keeps a file there."""
    return (
        f"{host} forgets its disk with every restart, and all games with it: "
        "set DATABASE to a postgresql:// address, or add a disk that lasts"
    )
