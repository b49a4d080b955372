"""The authority that lets people, bots and spectators on several devices play together."""
