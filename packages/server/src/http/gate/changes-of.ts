import { type AccessSubject, listChanges } from '@rastro/sdk/domain';

type Body = Record<string, unknown>;

/** What a write changes of a thing, as `decide` asks for it. */
export function changesOf(before: Body, after: Body): AccessSubject {
  const changes = listChanges(before, after);
  if (!changes.includes('expirationTime')) return { changes };
  const end = after['expirationTime'];
  return { changes, expiresAt: end ? Date.parse(String(end)) : null };
}
