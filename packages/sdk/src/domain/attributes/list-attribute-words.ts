/** Thing that an attribute lies in. */
interface AttributeOwner {
  /** Kind, as its words have it: `device`. */
  name: string;
  prefix: string;
  /** Tells whether its form has a field of that name. */
  hasField: (name: string) => boolean;
}

/** Trackers number what they measure: `in3`, `temp12`. */
const NUMBERED = /^(in|out|adc|temp|io|count)(\d{1,3})$/;

/** Name of an attribute without the prefix of the product. */
export const withoutPrefix = (key: string, prefix: string): string =>
  key.startsWith(`${prefix}.`) ? key.slice(prefix.length + 1) : key;

/**
 * Keys of the words for an attribute, the best first: those of the field that a form has for it, then those of what
 * trackers send.
 */
export function listAttributeWords(
  key: string,
  { name, prefix, hasField }: AttributeOwner,
): string[] {
  const own = withoutPrefix(key, prefix);
  const isField = own !== key || hasField(own);
  return [
    ...(isField ? [`member.${name}.${own}`, `member.${own}`, `appearance.${own}`] : []),
    `attribute.${own}.label`,
  ];
}

/** The key of the words for one of many that are numbered, and its number; null for any other attribute. */
export function readNumbered(key: string): { key: string; number: string } | null {
  const [, kind, number] = NUMBERED.exec(key) ?? [];
  return kind && number ? { key: `attribute.${kind}.numbered`, number } : null;
}
