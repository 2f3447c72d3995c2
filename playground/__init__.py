"""A small Discord of our own on loopback: to try the bot without a token, and to test it.

From the inside out:

- ``model`` records, ``state`` which there are, ``world`` what happens to them, ``feed`` who is
  told, ``clock`` when; ``permissions`` who may, ``shapes`` and ``message_shapes`` how it looks as
  JSON, ``reading`` how it looks to a reader;
- ``interactions``, ``commands`` and ``people`` what a person does and what becomes of it;
- ``components``, ``part_checks``, ``embeds``, ``files``, ``drafts`` and ``command_checks`` what
  Discord refuses;
- ``rest``, ``gateway``, ``gateway_socket`` and ``cdn`` the server a bot logs in to, with
  ``schemas``, ``ratelimits`` and ``faults`` beside it; ``server`` puts everything together;
- ``driver`` the tests' hands and ``shown`` their eyes, ``control`` the same by HTTP, ``web`` and
  ``guests`` the page.
"""
