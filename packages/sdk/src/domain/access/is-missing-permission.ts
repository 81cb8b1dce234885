import type { AccessAction, AccessArea } from './access-areas';
import type { AccessSubject, Asked } from './access-subject';
import type { Permission } from './permissions';
import { changesMoreThanEverybody } from './user-changes';

type Needs = Partial<Record<AccessAction, readonly Permission[]>>;

/** Areas that no permission is about: everybody reads the settings, and has own sessions; the rest is for administrators. */
const OPEN: ReadonlySet<AccessArea> = new Set([
  'server',
  'credentials',
  'statistics',
  'audit',
  'ingest',
]);

/** All permissions that an action takes. What has no entry here and is not open is refused. */
const NEEDS: Partial<Record<AccessArea, Needs>> = {
  devices: {
    read: ['devices.view'],
    create: ['devices.create'],
    update: ['devices.edit'],
    delete: ['devices.delete'],
  },
  // Whoever may edit a vehicle says whom it follows.
  consents: { read: ['devices.view'], create: ['devices.edit'] },
  positions: { read: ['devices.view'] },
  logs: { read: ['devices.view'] },
  groups: {
    read: ['groups.view'],
    create: ['groups.create'],
    update: ['groups.edit'],
    delete: ['groups.delete'],
  },
  users: {
    read: ['users.view'],
    create: ['users.create'],
    update: ['users.edit'],
    delete: ['users.delete'],
    enter: ['users.view', 'users.logInAs'],
  },
  invitations: {
    read: ['users.view'],
    create: ['users.create'],
    update: ['users.create'],
    delete: ['users.create'],
  },
  resellers: {
    read: ['users.view'],
    create: ['users.create'],
    update: ['users.edit'],
    delete: ['users.delete'],
  },
  theme: {
    read: ['users.reseller'],
    update: ['users.reseller'],
    delete: ['users.reseller'],
  },
  billing: {
    read: ['users.reseller'],
    create: ['users.reseller'],
    update: ['users.reseller'],
    delete: ['users.reseller'],
  },
  // Everybody reads what they were charged themselves.
  invoices: { read: [], create: ['users.reseller'], update: ['users.reseller'] },
  reports: {
    read: ['reports.view', 'devices.view'],
    create: ['reports.create', 'devices.view'],
    update: ['reports.edit', 'devices.view'],
    delete: ['reports.delete'],
  },
  events: { read: ['events.view'], update: ['events.edit'] },
  notifications: {
    read: ['notifications.view'],
    create: ['notifications.create'],
    update: ['notifications.edit'],
    delete: ['notifications.delete'],
    send: ['notifications.view'],
  },
  geofences: {
    read: ['geofences.view'],
    create: ['geofences.create'],
    update: ['geofences.edit'],
    delete: ['geofences.delete'],
  },
  drivers: {
    read: ['drivers.view'],
    create: ['drivers.create'],
    update: ['drivers.edit'],
    delete: ['drivers.delete'],
  },
  calendars: {
    read: ['calendars.view'],
    create: ['calendars.create'],
    update: ['calendars.edit'],
    delete: ['calendars.delete'],
  },
  maintenance: {
    read: ['maintenance.view'],
    create: ['maintenance.create'],
    update: ['maintenance.edit'],
    delete: ['maintenance.delete'],
  },
  commands: {
    read: ['commands.view'],
    create: ['commands.create'],
    update: ['commands.edit'],
    delete: ['commands.delete'],
    send: ['commands.send'],
  },
  attributes: {
    read: ['attributes.view'],
    create: ['attributes.create'],
    update: ['attributes.edit'],
    delete: ['attributes.delete'],
  },
  shares: {
    read: ['shares.view'],
    create: ['shares.create', 'devices.share'],
    update: ['shares.edit', 'devices.share'],
    delete: ['shares.delete'],
  },
};

/** Area of rights of each side of a link. */
const SIDES: Readonly<Record<string, AccessArea>> = {
  userId: 'users',
  managedUserId: 'users',
  deviceId: 'devices',
  linkedDeviceId: 'devices',
  groupId: 'groups',
  geofenceId: 'geofences',
  driverId: 'drivers',
  maintenanceId: 'maintenance',
  notificationId: 'notifications',
  commandId: 'commands',
  attributeId: 'attributes',
  calendarId: 'calendars',
};

/** True when an account with permissions given one by one lacks one that the action needs. */
export function isMissingPermission({ actor, action, area, ...subject }: Asked): boolean {
  const { permissions } = actor;
  if (permissions === null || OPEN.has(area)) return false;
  const needed = listNeeded(action, area, subject);
  const effects = (subject.effects ?? []).map((effect) => `devices.${effect}` as const);
  return needed === null || [...needed, ...effects].some((name) => !permissions.has(name));
}

function listNeeded(
  action: AccessAction,
  area: AccessArea,
  subject: AccessSubject,
): readonly Permission[] | null {
  if (area === 'links') return listOfLink(subject.sides ?? []);
  if (area === 'geofences' && subject.isAnchor === true) return ['devices.anchor'];
  if (area === 'users' && subject.isSelf === true) {
    if (action === 'read') return [];
    if (action === 'update') return isForEverybody(subject) ? [] : ['users.editSelf'];
  }
  // To oneself alone.
  if (area === 'notifications' && action === 'send' && subject.isSelf === true) return [];
  const needed = NEEDS[area]?.[action] ?? null;
  if (area !== 'commands' || needed === null) return needed;
  if (action !== 'send') return subject.isHarmless ? [...needed, 'devices.lock'] : needed;
  const { engine } = subject;
  if (engine === undefined) return needed;
  return [...needed, engine === 'stop' ? 'devices.lock' : 'devices.unlock'];
}

/** A link changes both of the things that it ties. */
function listOfLink(sides: readonly string[]): readonly Permission[] | null {
  const needed: Permission[] = [];
  for (const side of sides) {
    const area = Object.hasOwn(SIDES, side) ? SIDES[side] : undefined;
    const edit = area && NEEDS[area]?.update;
    if (!edit) return null;
    needed.push(...edit);
  }
  return needed;
}

const isForEverybody = (subject: AccessSubject): boolean =>
  // Not known yet what changes: asked again once it is.
  !changesMoreThanEverybody(subject);
