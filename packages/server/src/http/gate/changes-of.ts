import { type AccessSubject, listChanges } from '@rastro/sdk/domain';

type Body = Record<string, unknown>;

/** Returns the changes that a write makes to a thing, as `decide` expects them. */
export function changesOf(before: Body, after: Body): AccessSubject {
  const changes = listChanges(before, after);
  if (!changes.includes('expirationTime')) return { changes };
  const end = after['expirationTime'];
  return { changes, expiresAt: end ? Date.parse(String(end)) : null };
}
