/** Free attributes in one line, without those that are told elsewhere: `battery=4.1 rssi=3`; null for none. */
export function listDetails(
  attributes: Readonly<Record<string, unknown>>,
  told: readonly string[],
): string | null {
  const words = Object.entries(attributes).flatMap(([name, value]) => {
    if (told.includes(name) || value === null || value === undefined) return [];
    return `${name}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`;
  });
  return words.length === 0 ? null : words.join(' ');
}
