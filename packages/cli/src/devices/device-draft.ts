import { device as description, type Device, type DeviceInput } from '@rastro/sdk/contract';
import { isDeepStrictEqual } from 'node:util';
import { formatCell } from './format-cell';
import type { AttributeInput } from './parse-attribute';

/** What somebody wants of a device; what is left out stays as it is. */
export interface DeviceDraft {
  fields: Partial<Omit<DeviceInput, 'id' | 'attributes'>>;
  /** A group by name or id, not looked up yet; '' is none. */
  group?: string;
  attributes: ReadonlyMap<string, AttributeInput>;
  /** Attributes that go. */
  removedAttributes?: readonly string[];
}

/** The whole device after the change, as a write wants it. `before` is null for a new one. */
export function applyDraft(before: Device | null, draft: DeviceDraft): DeviceInput {
  const attributes = { ...before?.attributes };
  for (const [key, { text, value }] of draft.attributes) {
    // What reads the same stays what it was: "12" is not made 12, a list not a text.
    if (Object.hasOwn(attributes, key) && formatCell(attributes[key]) === text) continue;
    attributes[key] = value;
  }
  for (const key of draft.removedAttributes ?? []) delete attributes[key];
  return { name: '', uniqueId: '', ...before, ...draft.fields, attributes };
}

/** Names of the members that a write would change, `phone` or `attributes.plate`. */
export function listChanges(before: Device | null, after: DeviceInput): string[] {
  const from = before ? flatten(before) : new Map<string, unknown>();
  const to = flatten(after);
  return [...new Set([...from.keys(), ...to.keys()])].filter(
    (name) => !isDeepStrictEqual(from.get(name) ?? null, to.get(name) ?? null),
  );
}

function flatten(device: DeviceInput): Map<string, unknown> {
  const { id: _, attributes, expirationTime, ...fields } = description.encode(device);
  const members = new Map(Object.entries(fields));
  // The same moment has many spellings.
  members.set('expirationTime', expirationTime ? Date.parse(String(expirationTime)) : null);
  for (const [key, value] of Object.entries(attributes as object)) {
    members.set(`attributes.${key}`, value);
  }
  return members;
}
