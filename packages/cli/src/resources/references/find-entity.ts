import type { TrackingClient } from '@rastro/sdk/client';
import { toPrintable } from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import type { CommandOptions } from '../../command';
import { exitCode } from '../../exit-code';
import { type CliMember, type CliResource, toKebab } from '../cli-resource';
import { callsOf, type Entity } from '../entity';
import { type Directories, resolveReference } from './resolve-reference';

/** The thing a command names. Throws when there is none or nothing was named. */
export async function findEntity(
  client: TrackingClient,
  resource: CliResource,
  directories: Directories,
  text: string | undefined,
  options: CommandOptions,
): Promise<Entity> {
  const { key, labels } = resource;
  if (key) return findByIdOrKey(client, resource, key, text, options[key.name]);
  if (labels.length === 0) return readById(client, resource, parseId(resource, text ?? ''));
  return readById(client, resource, await resolveReference(directories, resource, text ?? ''));
}

/** The thing of an id, out of the list where one alone cannot be asked for. Throws when there is none. */
export async function readById(
  client: TrackingClient,
  { description, one }: CliResource,
  id: number,
): Promise<Entity> {
  const { get, list } = callsOf(client, description);
  if (description.operations.includes('get')) return get(id);
  const found = (await list()).find((entity) => entity.id === id);
  if (found) return found;
  throw new CliError(`There is no ${one} with the id ${id}, or you cannot see it.`);
}

function parseId({ one, command, key }: CliResource, text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new CliError(`There is no ${one} with the id "${toPrintable(text)}".`, {
    exit: exitCode.usage,
    hint: key
      ? `Ids are whole numbers. For what it is known by, use --${toKebab(key.name)}.`
      : `rastro ${command} list shows the ids.`,
  });
}

async function findByIdOrKey(
  client: TrackingClient,
  resource: CliResource,
  key: CliMember,
  text: string | undefined,
  wanted: unknown,
): Promise<Entity> {
  const { one, command, description } = resource;
  const calls = callsOf(client, description);
  const flag = `--${toKebab(key.name)}`;
  if ((text === undefined) === (typeof wanted !== 'string')) {
    throw new CliError(`Name the ${one} by its id, or by ${flag}.`, {
      exit: exitCode.usage,
      hint: `As in: rastro ${command} get 12, or: rastro ${command} get ${flag} ${key.words.example ?? 'TEXT'}`,
    });
  }
  if (text !== undefined) return readById(client, resource, parseId(resource, text));
  const [entity] = await calls.list({ [key.member]: [String(wanted)] });
  if (entity) return entity;
  // Asked by its identifier, an administrator sees only what is linked to the own account.
  const all = await calls.list(description.query['all'] ? { all: true } : undefined);
  const found = all.find((other) => other[key.member] === wanted);
  if (found) return found;
  throw new CliError(
    `There is no ${one} with the ${toKebab(key.name).replaceAll('-', ' ')} "${String(wanted)}", or you cannot see it.`,
  );
}
