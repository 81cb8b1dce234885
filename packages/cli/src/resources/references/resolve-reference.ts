import { isTrackingError, type TrackingClient } from '@rastro/sdk/client';
import { createDirectory, type Directory, type Match } from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import type { CliResource } from '../cli-resource';
import { callsOf } from '../entity';

/** Things that others refer to, by what people call them; each resource is read once. */
export interface Directories {
  /** Throws where the account may not list them. */
  read(resource: CliResource): Promise<Directory>;
  /** The same for showing names: ids stand where nothing can be listed. */
  readNames(resource: CliResource): Promise<Directory>;
}

/** Reads what the account sees; an administrator sees all. */
export function createDirectories(client: TrackingClient): Directories {
  const known = new Map<string, Promise<Directory>>();
  const read = async (resource: CliResource): Promise<Directory> => {
    const { description } = resource;
    const query = description.query['all'] ? { all: true } : undefined;
    return createDirectory(resource, await callsOf(client, description).list(query));
  };
  const readOnce = (resource: CliResource): Promise<Directory> => {
    const { name } = resource.description;
    const reading = known.get(name) ?? read(resource);
    known.set(name, reading);
    return reading;
  };
  return {
    read: readOnce,
    readNames: (resource) =>
      readOnce(resource).catch((error: unknown) => {
        if (isRefusal(error)) return createDirectory(resource, []);
        throw error;
      }),
  };
}

/** Whether the server lets the account list no such things, or has none. */
const isRefusal = (error: unknown): boolean =>
  isTrackingError(error) && [403, 404, 405].includes(error.status ?? 0);

/** An id is taken as it is where nothing can be listed: the server decides. */
async function find(directories: Directories, resource: CliResource, text: string): Promise<Match> {
  try {
    return (await directories.read(resource)).find(text);
  } catch (error) {
    const id = Number(text);
    if (isRefusal(error) && Number.isSafeInteger(id) && id > 0) return { kind: 'found', id };
    throw error;
  }
}

/** A word as a shell takes it. */
const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The id of the thing a text names. Throws when there is no such thing or several. */
export async function resolveReference(
  directories: Directories,
  resource: CliResource,
  text: string,
): Promise<number> {
  const match = await find(directories, resource, text);
  if (match.kind === 'found') return match.id;
  const { one, many, command, words } = resource;
  if (match.kind === 'ambiguous') {
    throw new CliError(`Several ${many} are called "${text}".`, {
      hint: `Write the id of one of them: ${match.ids.join(', ')}.`,
    });
  }
  const make = words.argument ? ` To make it: rastro ${command} create ${quote(text.trim())}` : '';
  throw new CliError(`There is no ${one} "${text}".`, {
    hint: `Those there are: rastro ${command} list.${make}`,
  });
}
