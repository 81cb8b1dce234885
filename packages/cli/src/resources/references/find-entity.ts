import { isTrackingError, type TrackingClient } from '@rastro/sdk/client';
import { toPrintable } from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import type { CommandOptions } from '../../command';
import { exitCode } from '../../exit-code';
import { type CliMember, type CliResource, toKebab, toSpaced } from '../cli-resource';
import { callsOf, type Entity } from '../entity';
import { namingMembers } from './named-things';
import { type Directories, resolveReference } from './resolve-reference';

/** The thing a command names. Throws when there is none or several, or nothing was named. */
export async function findEntity(
  client: TrackingClient,
  resource: CliResource,
  directories: Directories,
  text: string | undefined,
  options: CommandOptions,
): Promise<Entity> {
  const { key } = resource;
  const wanted = key && options[key.name];
  if (key && (text === undefined) === (typeof wanted !== 'string'))
    throw refuseUnnamed(resource, key);
  if (key && typeof wanted === 'string') return findByKey(client, resource, key, wanted);
  const name = text ?? '';
  if (namingMembers(resource).length === 0) {
    return readById(client, resource, parseId(resource, name));
  }
  return (
    (await readOwn(client, resource, name)) ??
    readById(client, resource, await resolveReference(directories, resource, name))
  );
}

/** The thing of an id without a look at all others; nothing where no id is written, or none is there. */
async function readOwn(
  client: TrackingClient,
  { description }: CliResource,
  text: string,
): Promise<Entity | undefined> {
  if (!ID.test(text) || !description.operations.includes('get')) return undefined;
  return callsOf(client, description)
    .get(Number(text))
    .catch((error: unknown) => {
      if (isTrackingError(error) && isMissing(error.status)) return undefined;
      throw error;
    });
}

const ID = /^\d{1,15}$/;
const isMissing = (status: number | undefined) => status === 404 || status === 400;

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

function parseId({ one, command }: CliResource, text: string): number {
  if (ID.test(text)) return Number(text);
  throw new CliError(`There is no ${one} with the id "${toPrintable(text)}".`, {
    exit: exitCode.usage,
    hint: `rastro ${command} list shows the ids.`,
  });
}

function refuseUnnamed({ one, command }: CliResource, key: CliMember): CliError {
  const flag = `--${toKebab(key.name)}`;
  return new CliError(`Name the ${one} by its id or name, or by ${flag}.`, {
    exit: exitCode.usage,
    hint: `As in: rastro ${command} get 12, or: rastro ${command} get ${flag} ${key.words.example ?? 'TEXT'}`,
  });
}

async function findByKey(
  client: TrackingClient,
  { one, description }: CliResource,
  key: CliMember,
  wanted: string,
): Promise<Entity> {
  const calls = callsOf(client, description);
  const [entity] = await calls.list({ [key.member]: [wanted] });
  if (entity) return entity;
  // Asked by its identifier, an administrator sees only what is linked to the own account.
  const all = await calls.list(description.query['all'] ? { all: true } : undefined);
  const found = all.find((other) => other[key.member] === wanted);
  if (found) return found;
  throw new CliError(
    `There is no ${one} with the ${toSpaced(key.name)} "${toPrintable(wanted)}", or you cannot see it.`,
  );
}
