import { isTrackingError, type TrackingClient } from '@rastro/sdk/client';
import { createDirectory, type Directory, toPrintable } from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import { exitCode } from '../../exit-code';
import type { CliResource } from '../cli-resource';
import { callsOf, type Entity } from '../entity';
import { describeEntity } from './describe-entity';
import { createNamedThings, type NamedThings } from './named-things';

/** Things that others refer to, by what people call them; each resource is read once. */
export interface Directories {
  /** By all that people write for one. */
  readNamed(resource: CliResource): Promise<NamedThings>;
  /** Throws where the account may not list them. */
  read(resource: CliResource): Promise<Directory>;
  /** The same for showing names: ids stand where nothing can be listed. */
  readNames(resource: CliResource): Promise<Directory>;
}

/** Reads what the account sees; an administrator sees all. */
export function createDirectories(client: TrackingClient): Directories {
  const known = new Map<string, Promise<Read>>();
  const read = async (resource: CliResource): Promise<Read> => {
    const { description } = resource;
    const query = description.query['all'] ? { all: true } : undefined;
    const entities = await callsOf(client, description).list(query);
    let named: NamedThings | undefined;
    return {
      directory: createDirectory(resource, entities),
      named: () => (named ??= createNamedThings(resource, entities)),
    };
  };
  const readAll = (resource: CliResource): Promise<Read> => {
    const { name } = resource.description;
    const reading = known.get(name) ?? read(resource);
    known.set(name, reading);
    return reading;
  };
  const readOnce = async (resource: CliResource) => (await readAll(resource)).directory;
  return {
    read: readOnce,
    readNamed: async (resource) => (await readAll(resource)).named(),
    readNames: (resource) =>
      readOnce(resource).catch((error: unknown) => {
        if (isRefusal(error)) return createDirectory(resource, []);
        throw error;
      }),
  };
}

/** True when the account may not list such things, or the server has none. */
const isRefusal = (error: unknown): boolean =>
  isTrackingError(error) && [403, 404, 405].includes(error.status ?? 0);

/** Things of a resource, read once. */
interface Read {
  directory: Directory;
  named: () => NamedThings;
}

/** An id is taken as it is where nothing can be listed: the server decides. */
async function find(
  directories: Directories,
  resource: CliResource,
  text: string,
): Promise<readonly Entity[]> {
  try {
    return (await directories.readNamed(resource)).find(text);
  } catch (error) {
    const id = Number(text);
    if (isRefusal(error) && Number.isSafeInteger(id) && id > 0) return [{ id }];
    throw error;
  }
}

/** A word as a shell takes it. */
const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * The id of the thing a text names: by id, by what is its alone (unique id, email), by plate, by name. Throws when
 * there is no such thing or several.
 */
export async function resolveReference(
  directories: Directories,
  resource: CliResource,
  text: string,
): Promise<number> {
  const found = await find(directories, resource, text);
  const [first] = found;
  if (first && found.length === 1) return first.id;
  const { one, many, command, words } = resource;
  if (first) {
    throw new CliError(`Several ${many} are called "${toPrintable(text)}".`, {
      exit: exitCode.usage,
      hint: `Write the id of one of them:\n${listThings(resource, found)}`,
    });
  }
  const make = words.argument ? ` To make it: rastro ${command} create ${quote(text.trim())}` : '';
  throw new CliError(`There is no ${one} "${toPrintable(text)}".`, {
    hint: `Those there are: rastro ${command} list.${make}`,
  });
}

/** Limit of the list of things with one name. */
const MAX_SHOWN = 20;

const listThings = (resource: CliResource, things: readonly Entity[]): string =>
  [
    ...things.slice(0, MAX_SHOWN).map((one) => `  ${describeEntity(resource, one)}`),
    ...(things.length > MAX_SHOWN ? [`  … and ${things.length - MAX_SHOWN} more`] : []),
  ].join('\n');
