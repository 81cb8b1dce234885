import type { Members } from './member';

/**
 * Exactly the members that a client may write: a write replaces the whole row, and unknown members are
 * refused. What is left out of `input` takes its default, but for write-only members. What a tracking API without
 * this product would not know is sent where it says something alone.
 */
export function encodeMembers(
  members: Members,
  input: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [name, facts] of Object.entries(members)) {
    const { kind, writtenBy, writeOnly, fallback, ownedByProduct } = facts;
    const value = input[name];
    if (kind === 'id') {
      if (value) body[name] = value;
    } else if (writeOnly) {
      if (value !== undefined && value !== '') body[name] = value;
    } else if (!writtenBy && (!ownedByProduct || (value ?? fallback) !== fallback)) {
      body[name] = value ?? fallback;
    }
  }
  return body;
}

/**
 * Picks from `changes` exactly the members that a client may write; members left out stay
 * unchanged.
 */
export function encodeChanges(
  members: Members,
  changes: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const written = Object.entries(members).filter(
    ([name, { kind, writtenBy }]) => kind !== 'id' && !writtenBy && changes[name] !== undefined,
  );
  return Object.fromEntries(written.map(([name]) => [name, changes[name]]));
}
