/**
 * The parts of the app that are loaded on demand. The build lets every `import()` call `loadPart`.
 *
 * A browser that could not fetch a module remembers that until the page is loaded again; Chromium
 * does the same with a file that it could not preload. So the files are fetched into the cache
 * first, which may fail and be tried again, and only then imported.
 */

/** Milliseconds after which a part that could not be loaded is tried again. */
const AGAIN = 3_000;

/** The files that have been fetched or are being fetched. */
const fetched = new Map<string, Promise<void>>();

/** Fetches the files of a part, whose paths the build lists, and imports it. */
export async function loadPart<Part>(
  importPart: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  await Promise.all(files.map(fetchOnce));
  return importPart();
}

/**
 * Loads something, and tries again until it succeeds: after a pause, and when the browser is back
 * online. Returns a function that stops this.
 */
export function keepLoading<Part>(
  load: () => Promise<Part>,
  onload: (part: Part) => void,
  onfail: () => void = () => undefined,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  function rest(): void {
    clearTimeout(timer);
    removeEventListener("online", attempt);
  }

  function attempt(): void {
    rest();
    load().then(
      (part) => {
        if (!stopped) onload(part);
      },
      () => {
        if (stopped) return;
        addEventListener("online", attempt);
        timer = setTimeout(attempt, AGAIN);
        onfail();
      },
    );
  }

  attempt();
  return () => {
    stopped = true;
    rest();
  };
}

function fetchOnce(file: string): Promise<void> {
  const known = fetched.get(file);
  if (known) return known;
  const fetching = fetchFile(`/${file}`);
  fetched.set(file, fetching);
  fetching.catch(() => fetched.delete(file));
  return fetching;
}

/** Fetches a script into the browser's cache, or adds a style sheet to the page. */
async function fetchFile(path: string): Promise<void> {
  // The page itself has links to the files that it begins with.
  if (document.querySelector(`link[href="${path}"]`)) return;
  if (path.endsWith(".css")) await addStyles(path);
  else {
    const response = await fetch(path);
    if (!response.ok) throw new Error(`The file ${path} could not be loaded.`);
    await response.arrayBuffer(); // only a complete file is cached
  }
}

function addStyles(path: string): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.crossOrigin = "";
  link.href = path;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`The file ${path} could not be loaded.`));
    };
    document.head.append(link);
  });
}
