import type { TrackingClient } from '@rastro/sdk/client';
import { CliError } from '../cli-error';
import { createGroupDirectory, type GroupDirectory } from './group-directory';

/** The groups the account sees; an administrator sees all. */
export async function readGroups(client: TrackingClient): Promise<GroupDirectory> {
  return createGroupDirectory(await client.groups.list({ all: true }));
}

/** The id of the group a text names; '' is none. Throws when there is no such group or several. */
export function resolveGroup(groups: GroupDirectory, text: string): number {
  if (text.trim() === '') return 0;
  const match = groups.find(text);
  if (match.kind === 'found') return match.id;
  throw match.kind === 'unknown'
    ? new CliError(`There is no group "${text}".`, { hint: 'Write its name, or its id.' })
    : new CliError(`Several groups are called "${text}".`, {
        hint: `Write the id of one of them: ${match.ids.join(', ')}.`,
      });
}
