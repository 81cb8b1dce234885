import type { Entity } from '../resources/entity';
import type { CliResource } from '../resources/cli-resource';
import { namingMembers } from '../resources/references/named-things';
import { readById } from '../resources/references/find-entity';
import { readId } from '../resources/references/read-id';
import { resolveReference } from '../resources/references/resolve-reference';
import type { Session } from './tool';

/** The thing of an id, or of a text by which people know it. Throws for none and for several. */
export async function findThing(
  { client, directories }: Session,
  resource: CliResource,
  wanted: unknown,
): Promise<Entity> {
  if (typeof wanted === 'number') return readById(client, resource, wanted);
  const text = String(wanted);
  const id =
    namingMembers(resource).length > 0
      ? await resolveReference(directories, resource, text)
      : readId(text, `a ${resource.one}`, 'List them to see their ids.');
  return readById(client, resource, id);
}
