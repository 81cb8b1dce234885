import { readText } from '../device/read-attribute';
import { orderOwners } from '../settings/find-setting';

type Owner = Parameters<typeof readText>[0];

/** The user's or server's attribute that names the pinned attributes (spec §3). */
export const toPinnedKey = (prefix: string): string => `${prefix}.deviceAttributes`;

/** The keys of a comma list, each once, in its order. */
export function parsePinned(text: string): string[] {
  const keys = text.split(',').map((key) => key.trim());
  return [...new Set(keys)].filter((key) => key !== '');
}

/** A comma list of keys; one that holds a comma itself cannot stand in it. */
export function formatPinned(keys: readonly string[]): string {
  return keys.filter((key) => !key.includes(',')).join(',');
}

/**
 * The attributes that an account looks at first: its own choice, else the server's (before its own where
 * the server forces its settings), else those that the brand begins with; null for none.
 */
export function resolvePinned({
  user,
  server,
  prefix,
  start = [],
}: {
  user: Owner;
  server: Owner;
  prefix: string;
  start?: readonly string[] | undefined;
}): readonly string[] | null {
  const key = toPinnedKey(prefix);
  const texts = [
    ...orderOwners({ user, server }).map((owner) => readText(owner, key)),
    start.join(),
  ];
  const pinned = texts.map(parsePinned);
  return pinned.find(({ length }) => length > 0) ?? null;
}
