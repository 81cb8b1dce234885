import type { Member, Members, Write } from '@rastro/sdk/contract';

/** What is written of a thing, every member present. */
export type InputOf<M extends Members> = Required<Omit<Write<{ members: M }>, 'id'>>;

/**
 * What a body says of a thing, after the gate has compared it with the description: the members that clients write,
 * their defaults where they are left out, blanks around names cut.
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
