import type * as z from 'zod/mini';
import { brandingSchema } from '../shape/branding-schema';

/** Nobody is to write these by hand. */
const UNLISTED_KEYS = ['$schema', 'words'];

/** The keys that may stand in the object at `path` of a branding file; empty where any may. */
export function knownKeys(path: readonly PropertyKey[], input: unknown): string[] {
  let schema = unwrap(brandingSchema, input);
  let value = input;
  for (const key of path) {
    value = readKey(value, key);
    const { def } = schema._zod;
    if (def.type === 'object' && typeof key === 'string') {
      const next = def.shape[key];
      if (!next) return [];
      schema = unwrap(next, value);
    } else if (def.type === 'array') {
      schema = unwrap(def.element, value);
    } else return [];
  }
  const { def } = schema._zod;
  if (def.type !== 'object') return [];
  return Object.keys(def.shape).filter((key) => !UNLISTED_KEYS.includes(key));
}

/** Reads the value at one key of a JSON value. */
export function readKey(value: unknown, key: PropertyKey): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}

/** Takes `optional` off, and of a union the member that `value` means. */
function unwrap(schema: z.core.$ZodType, value: unknown): z.core.$ZodTypes {
  const known = schema as z.core.$ZodTypes;
  const { def } = known._zod;
  if (def.type === 'optional') return unwrap(def.innerType, value);
  if (def.type !== 'union') return known;
  const meant = def.options.find((option) => {
    const kind = (option as z.core.$ZodTypes)._zod.def;
    const literal = kind.type === 'object' ? kind.shape['kind'] : undefined;
    return literal?._zod.values?.has(readKey(value, 'kind') as z.core.util.Primitive);
  });
  const isObject = typeof value === 'object' && value !== null;
  const only = def.options.filter(
    (option) => isObject && (option as z.core.$ZodTypes)._zod.def.type === 'object',
  );
  const found = meant ?? (only.length === 1 ? only[0] : undefined);
  return found ? unwrap(found, value) : known;
}
