"""One JupyterLab server in a scratch folder."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[3]
PATIENCE = 60.0

_NO_NEWS = {"fetchNews": "false", "checkForUpdates": False}


class Lab:
    """The server; `folder` holds the notebooks. Everything it writes stays under `scratch`."""

    def __init__(self, scratch: Path) -> None:
        self.scratch = scratch
        self.folder = scratch / "notebooks"
        self._settings = scratch / "config" / "lab" / "user-settings" / "@jupyterlab"
        self.folder.mkdir(parents=True)
        self.set("apputils-extension", "notification", _NO_NEWS)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = scratch / "lab.log"
        with self.log.open("w") as log:
            self._process = subprocess.Popen(
                [
                    sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", "--ip=127.0.0.1",
                    f"--port={self.port}", "--ServerApp.port_retries=0", "--IdentityProvider.token=",
                    "--ServerApp.password=", "--ServerApp.disable_check_xsrf=True", "--expose-app-in-browser",
                ],
                cwd=self.folder, env=self._environment(), stdout=log, stderr=subprocess.STDOUT,
            )  # fmt: skip
        try:
            self._wait()
        except BaseException:
            self.stop()
            raise

    def _environment(self) -> dict[str, str]:
        places = {
            "HOME": "home", "JUPYTER_CONFIG_DIR": "config", "JUPYTER_DATA_DIR": "data", "IPYTHONDIR":
            "ipython", "JUPYTER_RUNTIME_DIR": "runtime", "JUPYTERLAB_SETTINGS_DIR":
            "config/lab/user-settings", "JUPYTERLAB_WORKSPACES_DIR": "config/lab/workspaces",
        }  # fmt: skip
        path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
        made = {name: self.scratch / place for name, place in places.items()}
        for folder in made.values():
            folder.mkdir(parents=True, exist_ok=True)
        return {**os.environ, **{name: str(place) for name, place in made.items()}, "PYTHONPATH": path}

    def _wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self._process.poll() is not None:
                break
            try:
                self.ask("GET", "/api")
                return
            except OSError:
                time.sleep(0.2)
        raise RuntimeError(f"JupyterLab did not start:\n{self.log.read_text()}")

    def set(self, extension: str, plugin: str, settings: dict[str, Any]) -> None:
        """Write user settings; a page opened afterwards follows them."""
        folder = self._settings / extension
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{plugin}.jupyterlab-settings").write_text(json.dumps(settings))

    def ask(self, method: str, path: str) -> Any:
        """Call the server's REST interface."""
        request = urllib.request.Request(self.url + path, method=method)
        with urllib.request.urlopen(request, timeout=20) as answer:
            body = answer.read()
        return json.loads(body) if body else None

    def stop_kernels(self, notebook: str) -> None:
        """Stop the kernel of a notebook, if it has one."""
        for session in self.ask("GET", "/api/sessions"):
            if session["path"] == notebook:
                self.ask("DELETE", f"/api/sessions/{session['id']}")

    def stop(self) -> None:
        """Stop the server and its kernels."""
        if self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(timeout=15)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
