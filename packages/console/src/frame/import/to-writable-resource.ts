import type { Resource, TrackingClient } from '@rastro/sdk/client';
import type { ResourceDescription } from '@rastro/sdk/contract';
import { toImportResource, type ImportedThing, type WritableResource } from '@rastro/sdk/domain';

/** A described resource whose things are written from a file. */
export type ImportedResource = WritableResource & { readonly description: ResourceDescription };

/** A resource as files hold it. */
export function toWritableResource(description: ResourceDescription): ImportedResource {
  const imported = toImportResource(description);
  const key = imported.members.find(({ member }) => description.query[member] === 'texts');
  return { ...imported, description, key };
}

/** The calls of a resource of which no more is known than its description. */
export const callsOf = (
  client: TrackingClient,
  description: ResourceDescription,
): Resource<ImportedThing, Readonly<Record<string, unknown>>> =>
  client.resource(description) as unknown as Resource<
    ImportedThing,
    Readonly<Record<string, unknown>>
  >;
