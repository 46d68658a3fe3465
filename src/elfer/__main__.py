"""`python -m elfer`."""

from elfer.cli import main

main()
