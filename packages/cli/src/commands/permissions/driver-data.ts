import { driver } from '@rastro/sdk/contract';
import type { RunCommand } from '../../command';
import { type Context, printJson, say } from '../../context';
import { createSignedInClient } from '../../profiles/signed-in-client';
import { createDirectories, resolveReference } from '../../resources/references/resolve-reference';
import { findResource } from '../../resources/resources';
import { describeParts, handOut } from './personal-data';

/** The driver that somebody named; a number is taken as it is: who was deleted is in no list. */
async function findDriver(context: Context, name: string) {
  const client = await createSignedInClient(context);
  const id = /^\d{1,15}$/.test(name)
    ? Number(name)
    : await resolveReference(createDirectories(client), findResource(driver), name);
  return { client, id };
}

/** `rastro drivers data <driver>` */
export const driversData: RunCommand = async (context, [name = ''], options) => {
  const { client, id } = await findDriver(context, name);
  await handOut(context, await client.access.readDriverData(id), options['output']);
};

/** `rastro drivers erase <driver>` */
export const driversErase: RunCommand = async (context, [given = ''], options) => {
  const { client, id } = await findDriver(context, given);
  const name = options['name'];
  const isDone = typeof name === 'string';
  const { access } = client;
  const erasure = await (isDone ? access.eraseDriver(id, name) : access.planDriverErasure(id));
  if (options['json']) return printJson(context, erasure);
  context.stdout.write(describeParts(erasure));
  say(context, isDone ? 'erased' : 'nothing was done: give --name to erase');
};
