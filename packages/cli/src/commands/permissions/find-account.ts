import { device, user } from '@rastro/sdk/contract';
import type { Context } from '../../context';
import { createSignedInClient } from '../../profiles/signed-in-client';
import { createDirectories, resolveReference } from '../../resources/references/resolve-reference';
import { findResource } from '../../resources/resources';

const DESCRIPTIONS = { users: user, devices: device };

/** The account that somebody named by id, name or e-mail, and what else finds things by their names. */
export async function findAccount(context: Context, name: string) {
  const client = await createSignedInClient(context);
  const directories = createDirectories(client);
  const resolve = (what: keyof typeof DESCRIPTIONS, given: string): Promise<number> =>
    resolveReference(directories, findResource(DESCRIPTIONS[what]), given);
  return { client, id: await resolve('users', name), resolve };
}
