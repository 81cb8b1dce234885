import type { CliResource } from '../../resources/cli-resource';
import type { Entity } from '../../resources/entity';
import { findResource } from '../../resources/resources';
import { LINK_KINDS, type LinkKind } from '../links/link-kinds';

/** Things of one kind that are taken over. */
export interface MigrateKind {
  member: LinkKind['member'];
  resource: CliResource;
  /** Under which a link names it: `deviceId`. */
  side: string;
  /** Members that identify a thing on both servers. */
  keys: readonly string[];
  /** The same, as people say it. */
  knownBy: string;
  /** Several may have the same, and are told by what they are. */
  hasTwins: boolean;
}

const KEYS: Readonly<Record<LinkKind['member'], readonly [string, ...string[]]>> = {
  calendars: ['name'],
  commands: ['description'],
  groups: ['name'],
  devices: ['uniqueId'],
  geofences: ['name'],
  drivers: ['uniqueId'],
  maintenance: ['name'],
  computedAttributes: ['description'],
  notifications: ['type', 'description'],
  users: ['email'],
};

const UNIQUE = new Set(['uniqueId', 'email']);

/** All kinds: what others refer to comes first. */
export const MIGRATE_KINDS: readonly MigrateKind[] = Object.entries(KEYS).map(([member, keys]) => {
  const kind = LINK_KINDS.find((one) => one.member === member);
  if (!kind) throw new Error(`${member} cannot be linked`);
  const { name } = kind.description;
  return {
    member: kind.member,
    resource: findResource(kind.description),
    side: `${name.charAt(0).toLowerCase()}${name.slice(1)}Id`,
    keys,
    knownBy: member === 'groups' ? 'name and way from the top' : keys.join(' and '),
    hasTwins: !UNIQUE.has(keys[0]),
  };
});

/** More levels than anybody has; ends a circle. */
const MAX_DEPTH = 100;

/** Identifying texts of things by their ids, the same on both servers; several things may share one. */
export function labelThings(
  { member, keys }: MigrateKind,
  things: readonly Entity[],
): Map<number, string> {
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  const parts = (thing: Entity, depth = 0): string[] => {
    const own = keys.map((key) => toText(key, thing[key]));
    const parent = member === 'groups' ? byId.get(Number(thing['groupId'])) : undefined;
    return parent && depth < MAX_DEPTH ? [...parts(parent, depth + 1), ...own] : own;
  };
  return new Map(things.map((thing) => [thing.id, JSON.stringify(parts(thing))]));
}

/** True where somebody gave a thing a name: a rule often has none. */
export const isNamed = ({ keys }: MigrateKind, thing: Entity): boolean => {
  const key = keys.at(-1) ?? '';
  return toText(key, thing[key]) !== '';
};

const toText = (key: string, value: unknown): string => {
  const text = typeof value === 'string' ? value.trim() : '';
  return key === 'email' ? text.toLowerCase() : text;
};

/** Parents before what is in them, the others in the order they were made. */
export function parentsFirst(kind: MigrateKind, things: readonly Entity[]): Entity[] {
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  const depthOf = (thing: Entity): number => {
    if (kind.member !== 'groups') return 0;
    let [depth, parent] = [0, byId.get(Number(thing['groupId']))];
    while (parent && depth < MAX_DEPTH) {
      depth += 1;
      parent = byId.get(Number(parent['groupId']));
    }
    return depth;
  };
  return things.toSorted((one, other) => depthOf(one) - depthOf(other) || one.id - other.id);
}
