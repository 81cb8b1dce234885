import { isEqual } from '../is-equal';
import { formatCell } from './format-cell';
import type { AttributeInput } from './parse-attribute';
import type { ImportedThing, ImportResource } from './types';

/** The free attributes of a thing, {} where its kind has none. */
export const attributesOf = (thing: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  (thing['attributes'] ?? {}) as Record<string, unknown>;

/** Begins the name of an attribute among the names of members. */
const ATTRIBUTE = 'attributes.';

/** Requested values of an item; missing ones stay unchanged. */
export interface Draft {
  /** Members by name. */
  fields: Readonly<Record<string, unknown>>;
  /** References of members, by name or id, not resolved yet; '' is none. */
  references: Readonly<Record<string, string>>;
  attributes: ReadonlyMap<string, AttributeInput>;
  /** Attributes that go. */
  removedAttributes?: readonly string[];
}

/** The members of a thing that a client writes, beside those it has. */
export type DraftInput = Readonly<Record<string, unknown>>;

/** The whole thing after the change, as a write wants it. `before` is null for a new one. */
export function applyDraft(
  { hasAttributes }: ImportResource,
  before: ImportedThing | null,
  draft: Draft,
): DraftInput {
  if (!hasAttributes) return { ...before, ...draft.fields };
  const attributes = { ...(before && attributesOf(before)) };
  for (const [key, { text, value }] of draft.attributes) {
    // What reads the same stays what it was: "12" is not made 12, a list not a text.
    if (Object.hasOwn(attributes, key) && formatCell(attributes[key]) === text) continue;
    attributes[key] = value;
  }
  for (const key of draft.removedAttributes ?? []) delete attributes[key];
  return { ...before, ...draft.fields, attributes };
}

/** Names of the members that a write would change, `phone` or `attributes.plate`. */
export function listDraftChanges(
  resource: ImportResource,
  before: ImportedThing | null,
  after: DraftInput,
): string[] {
  const from = before ? flatten(resource, before) : new Map<string, unknown>();
  const to = flatten(resource, after);
  return [...new Set([...from.keys(), ...to.keys()])].filter(
    (name) => !isEqual(from.get(name) ?? null, to.get(name) ?? null),
  );
}

/**
 * Builds the body of a PATCH for these members of {@link listDraftChanges}; a removed attribute is
 * null.
 */
export function toPatch(
  { description }: ImportResource,
  names: readonly string[],
  after: DraftInput,
): Record<string, unknown> {
  const written = description.encode(after as never);
  const patch: Record<string, unknown> = {};
  const attributes: Record<string, unknown> = {};
  for (const name of names) {
    if (name.startsWith(ATTRIBUTE)) {
      const key = name.slice(ATTRIBUTE.length);
      attributes[key] = attributesOf(written)[key] ?? null;
    } else patch[name] = written[name] ?? description.members[name]?.fallback;
  }
  return Object.keys(attributes).length > 0 ? { ...patch, attributes } : patch;
}

function flatten({ description }: ImportResource, thing: DraftInput): Map<string, unknown> {
  const members = new Map<string, unknown>();
  for (const [name, value] of Object.entries(description.encode(thing as never))) {
    const kind = description.members[name]?.kind;
    if (kind === 'id') continue;
    if (kind === 'attributes') {
      for (const [key, one] of Object.entries(value as object))
        members.set(`${ATTRIBUTE}${key}`, one);
    } else {
      // The same moment has many spellings.
      members.set(name, kind === 'moment' && value ? Date.parse(String(value)) : value);
    }
  }
  return members;
}
