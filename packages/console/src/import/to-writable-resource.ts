import type { WritableResource } from '@rastro/sdk/client';
import type { ResourceDescription } from '@rastro/sdk/contract';
import { toImportResource } from '@rastro/sdk/domain';

/** A resource as files hold it. */
export function toWritableResource(description: ResourceDescription): WritableResource {
  const imported = toImportResource(description);
  const key = imported.members.find(({ member }) => description.query[member] === 'texts');
  return { ...imported, description, key };
}
