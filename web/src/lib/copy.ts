/** Copying a text, also where the page is not secure and the browser has no clipboard for it. */

/** Copies what a field holds; false where the person has to do it. */
export async function copied(field: HTMLInputElement): Promise<boolean> {
  // Over plain HTTP there is none, whatever the types say.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  try {
    if (clipboard) {
      await clipboard.writeText(field.value);
      return true;
    }
  } catch {
    // not allowed: the old way may still be
  }
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  }
}
