import type { TrackingClient } from '@rastro/sdk/client';
import { CliError } from '../cli-error';
import { createGroupDirectory, type GroupDirectory } from './group-directory';

/** The groups the account sees; an administrator sees all. */
export async function readGroups(client: TrackingClient): Promise<GroupDirectory> {
  return createGroupDirectory(await client.groups.list({ all: true }));
}

/** A word as a shell takes it. */
const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The id of the group a text names; '' is none. Throws when there is no such group or several. */
export function resolveGroup(groups: GroupDirectory, text: string): number {
  return text.trim() === '' ? 0 : requireGroup(groups, text);
}

/** The same where there must be one. */
export function requireGroup(groups: GroupDirectory, text: string): number {
  const match = groups.find(text);
  if (match.kind === 'found') return match.id;
  throw match.kind === 'unknown'
    ? new CliError(`There is no group "${text}".`, {
        hint: `Those there are: rastro groups list. To make it: rastro groups create ${quote(text.trim())}`,
      })
    : new CliError(`Several groups are called "${text}".`, {
        hint: `Write the id of one of them: ${match.ids.join(', ')}.`,
      });
}
