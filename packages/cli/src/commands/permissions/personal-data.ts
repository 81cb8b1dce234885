import { writeFile } from 'node:fs/promises';
import type { Erasure } from '@rastro/sdk/contract';
import type { RunCommand } from '../../command';
import { type Context, printJson, say } from '../../context';
import { findAccount } from './find-account';

/** `rastro users data <user>` */
export const usersData: RunCommand = async (context, [name = ''], options) => {
  const { client, id } = await findAccount(context, name);
  const data = await client.access.readData(id);
  await handOut(context, data, options['output']);
};

/** Writes to a file of one's own, or to the terminal. */
export async function handOut(context: Context, data: object, file: unknown): Promise<void> {
  if (typeof file !== 'string') return printJson(context, data);
  // Nobody else on the machine is to read it.
  await writeFile(file, `${JSON.stringify(data, null, 2)}\n`, { mode: 0o600 });
  say(context, `wrote ${file}`);
}

/** `rastro users erase <user>` */
export const usersErase: RunCommand = async (context, [name = ''], options) => {
  const { client, id } = await findAccount(context, name);
  const email = options['email'];
  const isDone = typeof email === 'string';
  const erasure = await (isDone ? client.access.erase(id, email) : client.access.planErasure(id));
  if (options['json']) return printJson(context, erasure);
  context.stdout.write(describeParts(erasure));
  say(context, isDone ? 'erased' : 'nothing was done: give --email to erase');
};

/** Formats the parts of an erasure, a line each. */
export const describeParts = ({ parts }: Pick<Erasure, 'parts'>): string =>
  parts
    .map(({ part, fate, keptFor, count }) => {
      const why = keptFor ? ` (${keptFor})` : '';
      return `${part.padEnd(10)}${String(count).padStart(7)}  ${fate}${why}\n`;
    })
    .join('');
