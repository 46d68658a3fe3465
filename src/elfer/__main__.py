"""`python -m elfer`."""

from elfer.cli.main import main

if __name__ == "__main__":
    main()
