import { attributesOf, listWritten } from '@rastro/sdk/domain';
import type { CliResource } from '../../resources/cli-resource';
import type { Entity } from '../../resources/entity';
import type { MigrateKind } from './migrate-kinds';
import { renamePrefix } from './rename-prefix';

/** The members of a thing that are taken over, beside its attributes. */
export const listTaken = (resource: CliResource) =>
  listWritten(resource).filter(({ description: { secret, writeOnly } }) => !secret && !writeOnly);

/** A thing as it is to be made, what it refers to by the ids of the other server. */
export function toInput(
  { resource }: MigrateKind,
  thing: Entity,
  prefix: { from: string; to: string } | null,
): Record<string, unknown> {
  return {
    ...Object.fromEntries(listTaken(resource).map(({ member }) => [member, thing[member]])),
    ...(resource.hasAttributes && { attributes: renamePrefix(attributesOf(thing), prefix) }),
  };
}
