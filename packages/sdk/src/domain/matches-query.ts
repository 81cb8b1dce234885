/** Lower case without accents: `São Bento` and `SAO BENTO` are the same. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** The words of a query, all of which must be found; [] for an empty one. */
export function parseQuery(query: string): string[] {
  return normalizeText(query)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** The device fields a query looks into (spec §4), beside the values of all attributes. */
export interface SearchableDevice {
  name: string;
  uniqueId: string;
  phone?: string | null;
  model?: string | null;
  contact?: string | null;
  category?: string | null;
  attributes?: Record<string, unknown> | null;
}

/** The text a query is looked for in: the device's fields and its attributes' values. */
export function toSearchText(device: SearchableDevice): string {
  const { name, uniqueId, phone, model, contact, category, attributes } = device;
  const values = [name, uniqueId, phone, model, contact, category];
  return normalizeText([...values, ...leafTexts(attributes ?? {}, 0)].join('\n'));
}

/** Whether every word of the query is somewhere in the device. An empty query matches all. */
export function matchesQuery(device: SearchableDevice, query: string | readonly string[]): boolean {
  const words = typeof query === 'string' ? parseQuery(query) : query;
  if (words.length === 0) return true;
  const text = toSearchText(device);
  return words.every((word) => text.includes(word));
}

const MAX_DEPTH = 4;

function leafTexts(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return [];
  return Object.values(value).flatMap((item) => leafTexts(item, depth + 1));
}
