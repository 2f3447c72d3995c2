"""What is on screen is a function of what is saved: when and what to show, public and private."""
