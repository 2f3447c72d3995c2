"""The playground reads a form as it was sent, with odd file names and contents, too."""

from urllib.parse import quote

import aiohttp
import pytest

from playground.multipart import Part, parse_form

ODD = b"\r\n--\r\n\r\n\x00 boundary --"


@pytest.mark.parametrize("quoted", [True, False])
@pytest.mark.parametrize("name", ["a.png", 'the "best" one.png', "back\\slash.png", "Зима ☃.png"])
async def test_a_file_keeps_its_name_and_content(name: str, quoted: bool) -> None:
    form = aiohttp.FormData(quote_fields=quoted)
    form.add_field("payload_json", "{}", content_type="application/json")
    form.add_field("files[0]", ODD, filename=name, content_type="image/png")
    writer = form()
    assert isinstance(writer, aiohttp.MultipartWriter)
    sent = await writer.as_bytes()
    body, file = parse_form(writer.headers["Content-Type"], sent)
    assert body == Part("payload_json", None, b"{}")
    assert (file.name, file.content) == ("files[0]", ODD)
    assert file.filename is not None
    assert file.filename in (name, quote(name, safe=""))


@pytest.mark.parametrize(
    ("content_type", "body"),
    [
        ("multipart/form-data", b"--B--"),
        ("multipart/form-data; boundary=B", b"--B\r\nContent-Disposition: form-data\r\n\r\nx"),
        ("multipart/form-data; boundary=B", b"--B\r\n\r\nx\r\n--B--"),
        ("multipart/form-data; boundary=B", b"--B\r\nno blank line\r\n--B--"),
    ],
)
def test_half_a_form_is_none(content_type: str, body: bytes) -> None:
    with pytest.raises(ValueError, match=r"bound|blank|name"):
        parse_form(content_type, body)
