/** Reads a text of this tab; null without one, and where the browser keeps none. */
export function readSessionText(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text until the tab is closed; null forgets it. */
export function writeSessionText(key: string, text: string | null): void {
  try {
    if (text === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, text);
  } catch {
    // A browser that keeps nothing has nothing to give back.
  }
}
