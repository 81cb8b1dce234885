import type { Unit } from '../../../db/database';
import type { DeviceEntity } from '../../entities/device-entity';
import { type Calendar, parseCalendar } from '../../../calendars/calendar';
import { createGeofence, type Geofence } from './geofence';
import {
  type AttributeFailure,
  compileAttribute,
  type ComputedAttribute,
} from './computed-attribute';
import { createLinkShelf, type LinkKind } from './link-shelf';

/** A service interval (tracking-api §3.3). */
export interface MaintenanceRule {
  id: number;
  name: string;
  type: string;
  start: number;
  period: number;
}

/** A driver as the rules know him. */
export interface Driver {
  id: number;
  name: string;
  uniqueId: string;
}

/** Everything the rules ask about fixes, in memory; what was written since is read anew before the next batch. */
export interface RuleBook {
  /** After a committed write to a table. */
  outdate(table: string): void;
  /** Reads what was written since. */
  refresh(unit: Unit): Promise<void>;
  geofence(id: number): Geofence | undefined;
  /** Linked to the device, or to its group or any above it. */
  geofencesOf(device: DeviceEntity): Geofence[];
  attributesOf(device: DeviceEntity): ComputedAttribute[];
  /** Returns the reason why a computed attribute had no value for its last fix. */
  attributeFailure(id: number): AttributeFailure | undefined;
  maintenancesOf(device: DeviceEntity): MaintenanceRule[];
  maintenance(id: number): MaintenanceRule | undefined;
  driversOf(device: DeviceEntity): Driver[];
  /** True for no calendar and for one that cannot be read no more. */
  isActive(calendarId: number, timeMs: number): boolean;
  calendar(id: number): Calendar | undefined;
  /** A value of the device, else of its group and the two above or all of them, else, where it counts, of the server. */
  setting(
    device: DeviceEntity,
    name: string,
    options?: { ofServer?: boolean; ofAllGroups?: boolean },
  ): unknown;
  /** Returns the server's settings beside its own members. */
  serverAttributes(): Readonly<Record<string, unknown>>;
  /** Returns true when any rule of anybody names such events. */
  hasNotification(type: string): boolean;
  /** Devices linked to this one. */
  linkedDevices(deviceId: number): number[];
}

interface Group {
  id: number;
  groupId: number;
  attributes: Record<string, unknown>;
}

type Row = Record<string, unknown> & { id: number };
type Json = Record<string, unknown>;

const readAll = async <T>(unit: Unit, sql: string): Promise<T[]> =>
  (await unit.query<T & Record<string, unknown>>(sql)).rows;

const byId = <T extends { id: number }>(list: readonly T[]): Map<number, T> =>
  new Map(list.map((item) => [item.id, item]));

const pick = <T>(items: ReadonlyMap<number, T>, ids: readonly number[]): T[] =>
  ids.flatMap((id) => items.get(id) ?? []);

const LINK_KINDS: readonly LinkKind[] = ['geofence', 'attribute', 'maintenance', 'driver'];
/** Most settings come from the group of a device, its parent and the parent's; links come from all. */
const SETTING_LEVELS = 3;

type Kept = ReturnType<typeof createKept>;
type Links = ReturnType<typeof createLinks>;

/** All that a book has read, but for links. */
const createKept = () => ({
  geofences: new Map<number, Geofence>(),
  calendars: new Map<number, Calendar & { data: string }>(),
  attributes: new Map<number, ComputedAttribute>(),
  maintenances: new Map<number, MaintenanceRule>(),
  drivers: new Map<number, Driver>(),
  groups: new Map<number, Group>(),
  server: {} as Json,
  notificationTypes: new Set<string>(),
  linked: new Map<number, number[]>(),
});

/** Links of devices and of groups, by kind. */
const createLinks = () =>
  new Map(
    LINK_KINDS.map((kind) => [
      kind,
      { ofDevice: createLinkShelf('device', kind), ofGroup: createLinkShelf('group', kind) },
    ]),
  );

/** Readers of the tables, each of which renews what is kept. */
function createShelves(
  kept: Kept,
  links: Links,
  onProblem: (text: string) => void,
): Record<string, (unit: Unit) => Promise<void>> {
  return {
    async geofences(unit) {
      const rows = await readAll<Parameters<typeof createGeofence>[0]>(
        unit,
        `select id, name, area, coalesce(calendar_id, 0) as "calendarId", attributes from geofences`,
      );
      kept.geofences = byId(rows.map(createGeofence));
      for (const { id, problem } of kept.geofences.values()) {
        if (problem) onProblem(`Geofence ${id} contains nothing: ${problem}`);
      }
    },
    async calendars(unit) {
      const readable = new Map<number, Calendar & { data: string }>();
      for (const { id, data } of await readAll<Row & { data: string }>(
        unit,
        'select id, data from calendars',
      )) {
        const known = kept.calendars.get(id);
        try {
          readable.set(id, known?.data === data ? known : { ...parseCalendar(data), data });
        } catch {
          // An earlier version took it; it must not keep all the others from being read.
        }
      }
      kept.calendars = readable;
    },
    async computed_attributes(unit) {
      const rows = await readAll<Parameters<typeof compileAttribute>[0]>(
        unit,
        'select id, attribute, expression, type, priority from computed_attributes',
      );
      kept.attributes = byId(rows.map(compileAttribute));
    },
    async maintenances(unit) {
      kept.maintenances = byId(
        await readAll<MaintenanceRule>(
          unit,
          'select id, name, type, start, period from maintenances',
        ),
      );
    },
    async drivers(unit) {
      kept.drivers = byId(
        await readAll<Driver>(unit, 'select id, name, unique_id as "uniqueId" from drivers'),
      );
    },
    async groups(unit) {
      kept.groups = byId(
        await readAll<Group>(
          unit,
          `select id, coalesce(group_id, 0) as "groupId", attributes from groups`,
        ),
      );
    },
    async server(unit) {
      kept.server =
        (await readAll<{ attributes: Json }>(unit, 'select attributes from server'))[0]
          ?.attributes ?? {};
    },
    async notifications(unit) {
      const rows = await readAll<{ type: string }>(unit, 'select distinct type from notifications');
      kept.notificationTypes = new Set(rows.map(({ type }) => type));
    },
    async device_device(unit) {
      const pairs = new Map<number, number[]>();
      for (const { a, b } of await readAll<{ a: number; b: number }>(
        unit,
        'select device_id as a, linked_device_id as b from device_device order by 1, 2',
      )) {
        pairs.set(a, [...(pairs.get(a) ?? []), b]);
      }
      kept.linked = pairs;
    },
    ...Object.fromEntries(
      [...links].flatMap(([kind, { ofDevice, ofGroup }]) => [
        [`device_${kind}`, ofDevice.load],
        [`group_${kind}`, ofGroup.load],
      ]),
    ),
  };
}

/** An empty book: everything is read at its first `refresh`. */
export const createRuleBook = (onProblem: (text: string) => void): RuleBook => {
  const kept = createKept();
  const links = createLinks();
  const shelves = createShelves(kept, links, onProblem);
  /** By table its last write, to be read once: whoever refreshes meanwhile reads it too. */
  const outdated = new Map(Object.keys(shelves).map((table) => [table, {}]));

  /** From the device's own group upwards, each once: a Traccar's clients may close a circle. */
  const groupsOf = ({ groupId }: DeviceEntity, levels = Infinity): Set<Group> => {
    const above = new Set<Group>();
    let group = kept.groups.get(groupId);
    while (group && above.size < levels && !above.has(group)) {
      above.add(group);
      group = kept.groups.get(group.groupId);
    }
    return above;
  };

  const idsOf = (device: DeviceEntity, kind: LinkKind): readonly number[] => {
    const { ofDevice, ofGroup } = links.get(kind)!;
    const own = ofDevice.of(device.id);
    if (!device.groupId || ofGroup.isEmpty()) return own;
    const ids = new Set(own);
    for (const group of groupsOf(device)) for (const id of ofGroup.of(group.id)) ids.add(id);
    return [...ids];
  };

  return {
    outdate(table) {
      if (table in shelves) outdated.set(table, {});
      // What goes takes its links with it; they are looked up by what is there.
    },
    async refresh(unit) {
      for (const [table, write] of [...outdated]) {
        await shelves[table]?.(unit);
        if (outdated.get(table) === write) outdated.delete(table);
      }
    },
    geofence: (id) => kept.geofences.get(id),
    geofencesOf: (device) => pick(kept.geofences, idsOf(device, 'geofence')),
    attributeFailure: (id) => kept.attributes.get(id)?.failure,
    attributesOf: (device) => pick(kept.attributes, idsOf(device, 'attribute')),
    maintenancesOf: (device) => pick(kept.maintenances, idsOf(device, 'maintenance')),
    maintenance: (id) => kept.maintenances.get(id),
    driversOf: (device) => pick(kept.drivers, idsOf(device, 'driver')),
    isActive: (calendarId, timeMs) => kept.calendars.get(calendarId)?.isActive(timeMs) ?? true,
    calendar: (id) => kept.calendars.get(id),
    setting(device, name, { ofServer = false, ofAllGroups = false } = {}) {
      const own = (device['attributes'] as Json | undefined)?.[name];
      if (own !== undefined && own !== null) return own;
      for (const group of groupsOf(device, ofAllGroups ? Infinity : SETTING_LEVELS)) {
        const value = group.attributes[name];
        if (value !== undefined && value !== null) return value;
      }
      return ofServer ? kept.server[name] : undefined;
    },
    serverAttributes: () => kept.server,
    hasNotification: (type) => kept.notificationTypes.has(type),
    linkedDevices: (deviceId) => kept.linked.get(deviceId) ?? [],
  };
};
