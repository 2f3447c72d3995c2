"""The characters of any text."""

from hypothesis import strategies as st

# The same as the default of ``st.text()``, which finds them by encoding each one: in a new clone
# that takes every process more than a second.
ANY = st.characters(exclude_categories=["Cs"])
