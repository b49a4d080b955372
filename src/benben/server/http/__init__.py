"""What the server says over HTTP, a file per noun; `mount.py` puts all of it into an app."""
