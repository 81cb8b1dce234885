import type { Member, Members, Write } from '@rastro/sdk/contract';

/** Writable members of a thing, all present. */
export type InputOf<M extends Members> = Required<Omit<Write<{ members: M }>, 'id'>>;

/**
 * Reads the values of a thing from a body that the gate has compared with the description: the
 * members that clients write, with defaults for those left out and names trimmed.
 */
export function toInput<M extends Members>(
  members: M,
  body: Readonly<Record<string, unknown>>,
): InputOf<M> {
  const written = Object.entries<Member>(members).filter(
    ([, { kind, writtenBy }]) => kind !== 'id' && !writtenBy,
  );
  const read = written.map(([name, { trim, fallback }]) => {
    const value = body[name] ?? fallback;
    return [name, trim && typeof value === 'string' ? value.trim() : value];
  });
  return Object.fromEntries(read) as InputOf<M>;
}
