import type { TrackingClient } from '@rastro/sdk/client';
import type { CommandOptions } from '../../command';
import { type Context, say } from '../../context';
import { confirm } from '../../terminal/confirm';
import type { CliResource } from '../cli-resource';
import type { Entity } from '../entity';
import type { Directories } from '../references/resolve-reference';
import { printEntity } from '../view/print-entity';

/** Resource, options and clients of a command. */
export interface Asked {
  context: Context;
  client: TrackingClient;
  resource: CliResource;
  directories: Directories;
  options: CommandOptions;
}

/** Extra action on one thing, beyond those of every resource. */
export interface Deed<T extends { id: number }> {
  /** `cancel invoice 12`: a dry run says that it would, and where it is asked for, that is the question. */
  describe(): Promise<string>;
  isAskedFor?: boolean;
  /** Answers the thing as it is then. */
  run(): Promise<T>;
  /** Returns the message after success; '' prints nothing. */
  done(changed: T): string;
}

/** Prints a thing and where it is looked at; programs get the address alone, unless they ask for a format. */
export async function printWithLink(
  { context, client, resource, directories, options }: Asked,
  entity: Entity,
): Promise<void> {
  const { stdout } = context;
  const link = resource.words.toLink?.(entity, client.baseUrl);
  const isAsked = options['json'] !== undefined || options['output'] !== undefined;
  if (!link || isAsked || stdout.isTTY) {
    await printEntity(context, resource, entity, directories, options);
  }
  if (link && !options['json'] && options['output'] !== 'name') stdout.write(`${link}\n`);
}

/** Does it unless it is a dry run or nobody agrees, and prints the thing. */
export async function doToOne<T extends { id: number }>(
  { context, client, resource, directories, options }: Asked,
  { describe, isAskedFor = false, run, done }: Deed<T>,
): Promise<void> {
  if (options['dryRun']) {
    return say(context, `Would ${await describe()}. Nothing was changed.`);
  }
  if (isAskedFor && !options['yes']) {
    const what = await describe();
    const question = `${what.charAt(0).toUpperCase()}${what.slice(1)}?`;
    if (!(await confirm(context, options, question))) return say(context, 'Nothing was changed.');
  }
  const changed = await run();
  await printWithLink({ context, client, resource, directories, options }, { ...changed });
  const said = done(changed);
  if (said !== '') say(context, said);
}
