import { type ResourceDescription, resources } from '@rastro/sdk/contract';
import { toPrintable } from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import { exitCode } from '../../exit-code';
import { type CliResource, toKebab } from '../../resources/cli-resource';
import { findResource } from '../../resources/resources';

const NAMES = {
  users: 'user',
  groups: 'group',
  devices: 'device',
  geofences: 'geofence',
  drivers: 'driver',
  notifications: 'notification',
  calendars: 'calendar',
  commands: 'command',
  maintenance: 'maintenance',
  computedAttributes: 'attribute',
} as const;

/** Kind of thing that can be linked. */
export interface LinkKind {
  /** The client's member that speaks of it. */
  member: keyof typeof NAMES;
  /** The option that names one. */
  option: string;
  description: ResourceDescription;
}

/** All that can be linked. */
export const LINK_KINDS: readonly LinkKind[] = Object.entries(NAMES).map(([member, option]) => ({
  member: member as keyof typeof NAMES,
  option,
  description: resources[member as keyof typeof NAMES],
}));

/** The kind that somebody named, `devices`. Throws for one that is none. */
export function readKind(text: string): LinkKind & { resource: CliResource } {
  const found = LINK_KINDS.find(({ member }) => text === member || text === toKebab(member));
  if (found) return { ...found, resource: findResource(found.description) };
  throw new CliError(`"${toPrintable(text)}" cannot be linked.`, {
    exit: exitCode.usage,
    hint: `What can: ${LINK_KINDS.map(({ member }) => member).join(', ')}`,
  });
}
