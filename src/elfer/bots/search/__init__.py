"""Search: things to do are tried in many worlds that may be the real one."""
