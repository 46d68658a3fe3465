"""The files and pages of the web app, for browsers and programs."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from elfer.server.static_files import PAGES, Website
from tests.patience import PATIENCE
from tests.server.app_client import app_client
from tests.server.running import Threaded

INDEX = '<!doctype html><title>Elfer</title><script type="module" src="/assets/a-1.js"></script>'
HTML = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
PLAIN = {"accept-encoding": "identity"}
PACKED = {"accept-encoding": "gzip, br"}


@pytest.fixture(scope="module")
def static(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("web") / "static"
    files = {
        "index.html": INDEX,
        "assets/a-1.js": "play()",
        "assets/a-1.css": "a {}",
        "icons/favicon.svg": "<svg/>",
        "manifest.webmanifest": "{}",
        "sw.js": "",
        "odd.xyz": "?",
        ".stamp": "secret",
        ".vite/manifest.json": "secret",
    }
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    for name in ("index.html", "assets/a-1.js"):
        path = folder / name
        path.with_name(path.name + ".gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))
    (folder.parent / "secret").write_text("secret")
    return folder


@pytest.fixture(scope="module")
def site(static: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with app_client(tmp_path_factory.mktemp("data"), Website(static)) as client:
        yield client


@pytest.mark.parametrize("path", [*PAGES, "/t/AAAAAA", "/t/nonsense", "/new/skat"])
def test_every_page_path_serves_the_same_html(site: httpx.Client, path: str) -> None:
    answer = site.get(path, headers=PLAIN)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


FILES = {
    "/assets/a-1.js": ("text/javascript; charset=utf-8", True),
    "/assets/a-1.css": ("text/css; charset=utf-8", True),
    "/icons/favicon.svg": ("image/svg+xml", False),
    "/manifest.webmanifest": ("application/manifest+json", False),
    "/sw.js": ("text/javascript; charset=utf-8", False),
    "/odd.xyz": ("application/octet-stream", False),
}


@pytest.mark.parametrize("path", FILES)
def test_a_file_has_its_media_type_and_cache_control(site: httpx.Client, path: str) -> None:
    kind, lasting = FILES[path]
    answer = site.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == kind
    expected = "public, max-age=31536000, immutable" if lasting else "no-cache"
    assert answer.headers.get_list("cache-control") == [expected]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/", "/t/AAAAAA", "/assets/a-1.js"])
def test_compresses_files_for_clients_that_accept_gzip(site: httpx.Client, path: str) -> None:
    plain, packed = site.get(path, headers=PLAIN), site.get(path, headers=PACKED)
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert plain.content == packed.content
    assert int(packed.headers["content-length"]) != len(plain.content)
    assert plain.headers["vary"] == packed.headers["vary"] == "accept-encoding"
    for refusing in ("gzip;q=0", "gzip; q=0.0, br", "deflate"):
        answer = site.get(path, headers={"accept-encoding": refusing})
        assert "content-encoding" not in answer.headers
    for taking in ("GZIP", "br, gzip;q=0.5", "*"):
        answer = site.get(path, headers={"accept-encoding": taking})
        assert answer.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize("path", ["/", "/settings", "/assets/a-1.css", "/manifest.webmanifest"])
def test_answers_304_for_a_known_file(site: httpx.Client, path: str) -> None:
    first = site.get(path)
    for known in (first.headers["etag"], f'"x", {first.headers["etag"]}'):
        again = site.get(path, headers={"if-none-match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["cache-control"] == first.headers["cache-control"]
        assert again.headers["etag"] == first.headers["etag"]
    assert site.get(path, headers={"if-none-match": '"other"'}).status_code == 200


@pytest.mark.parametrize("path", ["/nowhere", "/t", "/t/AAAAAA/x", "/new/a/b", "/index.htm"])
def test_a_404_is_a_page_for_browsers_and_json_for_programs(site: httpx.Client, path: str) -> None:
    person, program = site.get(path, headers=HTML), site.get(path)
    assert person.status_code == program.status_code == 404
    assert person.text == INDEX
    assert person.headers["cache-control"] == "no-store"
    assert program.json()["error"] == "not-found"


NOWHERE = [
    "/assets/a-2.js",
    "/assets/",
    "/assets",
    "/assets/a-1.js.gz",
    "/assets/..%2f..%2fsecret",
    "/assets/../../secret",
    "/..%2fsecret",
    "/%2e%2e/secret",
    "/assets/%00",
    "/.stamp",
    "/.vite/manifest.json",
    "/icons/nothing.png",
    "/api/nothing",
    "/api/tables/AAAAAA/nothing",
]


@pytest.mark.parametrize("path", NOWHERE)
def test_serves_only_the_files_of_the_app(site: httpx.Client, path: str) -> None:
    answer = site.get(path)
    assert answer.status_code == 404
    assert answer.json() == {"error": "not-found", "why": "There is nothing at this address."}
    assert "secret" not in site.get(path, headers=HTML).text


@pytest.mark.parametrize("path", ["/assets/a-2.js", "/api/nothing", "/icons/nothing.png"])
def test_a_404_below_program_paths_is_never_a_page(site: httpx.Client, path: str) -> None:
    assert site.get(path, headers=HTML).json()["error"] == "not-found"


def test_an_extra_slash_leads_to_the_page(site: httpx.Client) -> None:
    answer = site.get("/join/")
    assert (answer.status_code, answer.headers["location"]) == (307, "http://localhost:1111/join")


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_files_and_pages_are_read_only(site: httpx.Client, method: str) -> None:
    for path in ("/", "/t/AAAAAA"):
        assert site.request(method, path).status_code == 404


def test_reports_that_the_app_is_not_built(tmp_path: Path) -> None:
    with app_client(tmp_path / "data", Website(tmp_path / "nothing")) as client:
        for path in PAGES:
            answer = client.get(path, headers=HTML)
            assert answer.status_code == 503
            assert "The web app has not been built yet. Run <code>make setup</code>" in answer.text
        assert client.get("/nowhere", headers=HTML).json()["error"] == "not-found"
        assert client.get("/api/health").status_code == 200


def test_serves_the_built_app(server: Threaded) -> None:
    with httpx.Client(base_url=server.address, trust_env=False, timeout=PATIENCE) as http:
        page = http.get("/")
        assert page.headers["content-encoding"] == "gzip"
        name = page.text.partition('src="')[2].partition('"')[0]
        assert name.startswith("/assets/")
        script = http.get(name)
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert "immutable" in script.headers["cache-control"]
        head = http.head(name)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-length"] == script.headers["content-length"]
