/** An attribute as somebody wrote it: the text, and what it means. */
export interface AttributeInput {
  text: string;
  value: unknown;
}

/** Types a name may end with, `speedLimit:number`. */
export const IMPORTED_TYPES = ['text', 'number', 'boolean'] as const;
export type ImportedType = (typeof IMPORTED_TYPES)[number];

/** True when a text can be the key of an attribute; `__proto__` is refused as an attack. */
export const isAttributeKey = (key: string): boolean =>
  /^[^\p{Cc}]{1,128}$/u.test(key) && key !== '__proto__';

/** Splits `speedLimit:number` into the key and its type; without one the text itself decides. */
export function parseAttributeName(name: string): { key: string; type: ImportedType | null } {
  const at = name.lastIndexOf(':');
  const type = IMPORTED_TYPES.find((known) => at > 0 && known === name.slice(at + 1));
  return type ? { key: name.slice(0, at), type } : { key: name, type: null };
}

/** More digits than a number holds exactly: an identifier, not a quantity. */
const MAX_DIGITS = 15;
const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?$/;

const isPlainNumber = (text: string): boolean =>
  NUMBER.test(text) && text.replace(/\D/g, '').length <= MAX_DIGITS;

/**
 * The value of an attribute's text. Without a type `true`, `false` and plain numbers are what they
 * look like; what would not come back as it was written (`007`, an ICCID) stays text. Undefined when
 * the text is not of the type.
 */
export function parseAttributeValue(text: string, type: ImportedType | null): unknown {
  if (type === 'text') return text;
  if (type !== 'number' && (text === 'true' || text === 'false')) return text === 'true';
  if (type !== 'boolean' && isPlainNumber(text)) return Number(text);
  return type === null ? text : undefined;
}
