"""Text that a terminal or a log can show, whatever names people give their folders."""


def printable(text: object) -> str:
    """The text with whatever a terminal or a log could choke on written as an escape."""
    return "".join(
        char if char.isprintable() else char.encode("unicode_escape", "surrogatepass").decode()
        for char in str(text)
    )


def printable_lines(text: object) -> str:
    """The same for a text of several lines."""
    return "\n".join(map(printable, str(text).split("\n")))
