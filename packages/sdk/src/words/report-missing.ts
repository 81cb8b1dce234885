const reported = new Set<string>();

/** Logs that a key has no words, once. */
export function reportMissing(locale: string, key: string): void {
  const line = `No words for ${JSON.stringify(key)} in ${locale}`;
  if (reported.has(line)) return;
  reported.add(line);
  console.error(line);
}
