import { isTrackingError, type TrackingClient } from '@rastro/sdk/client';
import { resources, type ResourceDescription } from '@rastro/sdk/contract';
import {
  createDirectory,
  groupByKey,
  listWritten,
  type Directory,
  type ImportedThing,
} from '@rastro/sdk/domain';
import { callsOf, toWritableResource, type ImportedResource } from './to-writable-resource';

/** Existing things that rows are compared with, and things they refer to. */
export interface KnownThings {
  entities: ReadonlyMap<string, readonly ImportedThing[]>;
  directories: ReadonlyMap<string, Directory>;
}

async function listAll(
  client: TrackingClient,
  description: ResourceDescription,
): Promise<readonly ImportedThing[]> {
  const query = description.query['all'] ? { all: true } : undefined;
  return callsOf(client, description).list(query);
}

/** Reads all that the account sees of a resource, and of those that its members refer to. */
export async function readKnown(
  client: TrackingClient,
  resource: ImportedResource,
): Promise<KnownThings> {
  const all = Object.values<ResourceDescription>(resources);
  const references = listWritten(resource).filter(
    ({ description }) => description.kind === 'reference',
  );
  const reading = references.map(async ({ member, description: { refersTo } }) => {
    const referred = all.find(({ name }) => name === refersTo);
    const things = referred ? await listAll(client, referred).catch(emptyWhenRefused) : [];
    const shape = referred ? toWritableResource(referred) : { labels: [], parent: undefined };
    return [member, createDirectory(shape, things)] as const;
  });
  const [things, directories] = await Promise.all([
    listAll(client, resource.description),
    Promise.all(reading),
  ]);
  return { entities: groupByKey(resource, things), directories: new Map(directories) };
}

/** Returns an empty list when the account may not list such things; rethrows other errors. */
function emptyWhenRefused(error: unknown): readonly ImportedThing[] {
  if (isTrackingError(error) && [403, 404, 405].includes(error.status ?? 0)) return [];
  throw error;
}
