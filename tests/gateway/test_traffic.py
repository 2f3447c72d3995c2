"""Requests are counted by kind, without ids and keys."""

import pytest

from bot.gateway.requests import kind_of

KEY = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTA"


@pytest.mark.parametrize(
    ("asked", "kind"),
    [
        ("POST /api/v10/channels/123/messages", "POST /channels/:id/messages"),
        ("PATCH /api/v10/channels/1/messages/22", "PATCH /channels/:id/messages/:id"),
        (f"POST /api/v10/interactions/1/{KEY}/callback", "POST /interactions/:id/:token/callback"),
        (
            f"PATCH /api/v10/webhooks/1/{KEY}/messages/@original",
            "PATCH /webhooks/:id/:token/messages/@original",
        ),
        ("PUT /api/v10/applications/77/commands", "PUT /applications/:id/commands"),
        ("GET /api/v10/users/@me", "GET /users/@me"),
        ("GET /proxy/api/v10/gateway/bot", "GET /gateway/bot"),
    ],
)
def test_a_kind_has_no_ids_and_no_keys(asked: str, kind: str) -> None:
    assert kind_of(*asked.split(" ")) == kind
