/** Kind of an attribute that has a form field. `date` is a day such as `2026-11-21`. */
export type AttributeFieldKind = 'text' | 'number' | 'date';

/** Fields of a form that lie in attributes, by name; the prefix of the product stands before it. */
export type AttributeFields = Readonly<Record<string, AttributeFieldKind>>;

type Attributes = Readonly<Record<string, unknown>>;
type Values = Record<string, unknown>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The attribute that holds a field: under the prefix, else without one, as other programs and imported
 * lists write it. undefined where neither is there, or holds what the field cannot show.
 */
function findKey(
  kind: AttributeFieldKind,
  attributes: Attributes,
  name: string,
  prefix: string,
): string | undefined {
  return [`${prefix}.${name}`, name].find(
    (key) => Object.hasOwn(attributes, key) && readValue(kind, attributes[key]),
  );
}

/** The value in a box, because 0 and '' are values too. */
function readValue(kind: AttributeFieldKind, value: unknown): { value: unknown } | undefined {
  if (kind === 'number') {
    const isText = typeof value === 'string' && value.trim() !== '';
    const number = isText ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? { value: number } : undefined;
  }
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return undefined;
  return kind === 'text' || DAY.test(text) ? { value: text } : undefined;
}

/** The fields that attributes hold, and the attributes that no field shows. */
export function splitAttributeFields(
  described: AttributeFields,
  attributes: Attributes,
  prefix: string,
): { fields: Values; rest: Values } {
  const fields: Values = {};
  const rest: Values = { ...attributes };
  for (const [name, kind] of Object.entries(described)) {
    const key = findKey(kind, attributes, name, prefix);
    if (key === undefined) continue;
    fields[name] = readValue(kind, attributes[key])?.value;
    delete rest[key];
  }
  return { fields, rest };
}

/**
 * Converts changed fields to changed attributes: a patch (RFC 7396), null for an emptied field. A
 * field stays in the attribute that holds it; a new one gets the prefix.
 */
export function toFieldAttributes(
  described: AttributeFields,
  attributes: Attributes,
  changed: Readonly<Record<string, unknown>>,
  prefix: string,
): Values {
  return Object.fromEntries(
    Object.entries(described)
      .filter(([name]) => Object.hasOwn(changed, name))
      .map(([name, kind]) => {
        const value = changed[name];
        const isNone = value === '' || value === undefined;
        const key = findKey(kind, attributes, name, prefix) ?? `${prefix}.${name}`;
        return [key, isNone ? null : value];
      }),
  );
}
