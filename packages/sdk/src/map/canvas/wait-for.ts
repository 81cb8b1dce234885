/** Calls back after a time. Returns what ends the wait. */
export function waitFor(milliseconds: number, callback: () => void): () => void {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
}
