"""The build hook of the package, which builds the web app first."""

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebApp(BuildHookInterface[Any]):
    """A hook that builds the web app into the package, for editable installs and wheels."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the web app; abort with a message if that fails."""
        spec = importlib.util.spec_from_file_location(
            "build_web", Path(self.root, "tools", "build_web.py")
        )
        assert spec is not None
        assert spec.loader is not None
        build_web = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(build_web)
        try:
            build_web.build()
        except build_web.NotBuilt as failed:
            self.app.abort(str(failed))
