"""A small imitation of Discord on loopback, to try the bot without a token and to test it.

From the inside out:

- ``model`` defines the records, ``state`` holds them, ``world`` changes them, ``feed`` publishes
  the events and ``clock`` tells the time; ``permissions`` decides who may do what, ``shapes`` and
  ``message_shapes`` build the JSON, and ``reading`` extracts the text that a person reads;
- ``interactions``, ``commands`` and ``people`` perform what a person does;
- ``components``, ``part_checks``, ``embeds``, ``files``, ``drafts`` and ``command_checks`` refuse
  what Discord refuses;
- ``rest``, ``gateway``, ``gateway_socket`` and ``cdn`` are the server that a bot logs in to, with
  ``schemas``, ``ratelimits`` and ``faults``; ``server`` puts everything together;
- ``driver`` lets tests act and ``shown`` lets them read messages, ``control`` causes faults and
  moves the clock over HTTP, and ``web`` and ``guests`` serve the page.
"""
