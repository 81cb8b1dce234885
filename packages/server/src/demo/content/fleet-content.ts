import { HOUR_MS } from '@rastro/sdk/domain';
import { ENGINE_ORIGIN } from '../../db/credential-epoch';
import { HarmlessMarks } from '../../saved-commands/harmless-marks';
import { FLEET_ZONE } from '../demo-rights';
import { toUniqueId } from '../fleet/name-fleet';
import { CITY_AREAS } from './areas';
import { type ContentContext, type ContentPart, makeShown } from './content-part';

const GEOFENCE = { path: '/geofences', key: 'geofenceId' };
const NOTIFICATION = { path: '/notifications', key: 'notificationId' };
const CALENDAR = { path: '/calendars', key: 'calendarId' };
const MAINTENANCE = { path: '/maintenance', key: 'maintenanceId' };
const ATTRIBUTE = { path: '/attributes/computed', key: 'attributeId' };
const COMMAND = { path: '/commands', key: 'commandId' };

/** 50 mph: a few buses of the recorded day were faster. */
const SPEED_LIMIT_KNOTS = 43.45;

/** Monday to Friday, six to twenty-two; iCalendar wants its lines ended so. */
const WEEKDAYS = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Demo//EN',
  'BEGIN:VEVENT',
  'UID:weekdays@example.com',
  `DTSTART;TZID=${FLEET_ZONE}:20150302T060000`,
  `DTEND;TZID=${FLEET_ZONE}:20150302T220000`,
  'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  'SUMMARY:Weekdays',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

async function makeAreas(context: ContentContext): Promise<void> {
  for (const { name, kind, area } of CITY_AREAS) {
    const description = context.t(`demo.area.${kind}`);
    await makeShown(context, GEOFENCE, { name, description, area, attributes: {} });
  }
}

async function makeRules(context: ContentContext): Promise<void> {
  const { call, fleetGroupId, t } = context;
  const data = Buffer.from(WEEKDAYS).toString('base64');
  const calendarId = await makeShown(
    context,
    CALENDAR,
    { name: t('demo.calendar.name'), data },
    { isOfFleet: false },
  );
  if (fleetGroupId !== undefined) {
    const groups = await call<{ id: number; attributes: object }[]>('GET', '/groups');
    const fleet = groups.find(({ id }) => id === fleetGroupId);
    const attributes = { ...fleet?.attributes, speedLimit: SPEED_LIMIT_KNOTS };
    await call('PUT', `/groups/${fleetGroupId}`, { ...fleet, attributes });
  }
  const fences = await call<{ id: number; name: string }[]>('GET', '/geofences');
  const airport = fences.find(({ name }) => name === 'Airport');
  // Without a name of its own a rule is called by what happens, in the language of whoever reads it.
  const rules = [
    { type: 'deviceOverspeed' },
    { type: 'maintenance' },
    {
      type: 'geofenceEnter',
      calendarId,
      attributes: airport ? { geofenceIds: String(airport.id) } : {},
    },
  ];
  for (const rule of rules) {
    await makeShown(context, NOTIFICATION, { ...rule, notificators: 'web', always: false });
  }
}

async function makeService(context: ContentContext): Promise<void> {
  const plans = [
    { name: context.t('demo.service.oil'), type: 'totalDistance', start: 0, period: 10_000_000 },
    { name: context.t('demo.service.brakes'), type: 'hours', start: 0, period: 500 * HOUR_MS },
  ];
  for (const plan of plans) await makeShown(context, MAINTENANCE, plan);
}

async function makeComputed(context: ContentContext): Promise<void> {
  const attributes = [
    {
      description: context.t('demo.computed.speed'),
      attribute: 'speedMph',
      expression: 'math:floor(speed * 1.150779 + 0.5)',
      type: 'number',
    },
    {
      description: context.t('demo.computed.inService'),
      attribute: 'inService',
      expression: 'ignition && headsign != ""',
      type: 'boolean',
    },
  ];
  for (const attribute of attributes) await makeShown(context, ATTRIBUTE, attribute);
}

async function makeCommands(context: ContentContext): Promise<void> {
  // A question may reach a bus that drives; a tracker that restarts may let go of the relay it holds.
  const { unit, administratorId: userId, attributePrefix: prefix, clock, t } = context;
  const marks = new HarmlessMarks({ origin: ENGINE_ORIGIN, prefix });
  const position = { type: 'custom', attributes: { data: 'WHERE' } };
  const restart = { type: 'custom', attributes: { data: 'REBOOT' } };
  const named = { ...position, description: t('demo.command.position') };
  const id = await makeShown(context, COMMAND, named);
  await marks.keep(unit, { ...position, id }, { userId, nowMs: clock() });
  await makeShown(context, COMMAND, { ...restart, description: t('demo.command.restart') });
}

/** Names, plates and phones for the buses of a folder that a version made which knew none. */
async function nameBuses({ call, day, profiles }: ContentContext): Promise<void> {
  const devices = await call<BareDevice[]>('GET', '/devices');
  const byUniqueId = new Map(devices.map((device) => [device.uniqueId, device]));
  for (const { vehicleId, mainRouteId } of day.buses) {
    const device = byUniqueId.get(toUniqueId(vehicleId));
    const profile = profiles.get(vehicleId);
    if (!device || !profile) continue;
    const oldName = mainRouteId ? `${mainRouteId} · ${vehicleId}` : vehicleId;
    await call('PUT', `/devices/${device.id}`, {
      ...device,
      name: device.name === oldName ? profile.name : device.name,
      phone: device.phone || profile.phone,
      attributes: { plate: profile.plate, ...device.attributes },
    });
  }
}

interface BareDevice {
  id: number;
  name: string;
  uniqueId: string;
  phone: string | null;
  attributes: Record<string, unknown>;
}

/** The part that a new fleet already has. */
export const NAMES_PART = 'names';

/** The areas come before the first live fix: buses are in them then, and did not just arrive. */
export const FIRST_PARTS: readonly ContentPart[] = [{ name: 'areas', make: makeAreas }];

/** Parts that evaluate the history, or are shown beside it. */
export const OTHER_PARTS: readonly ContentPart[] = [
  { name: NAMES_PART, make: nameBuses },
  { name: 'rules', make: makeRules },
  { name: 'service', make: makeService },
  { name: 'computed', make: makeComputed },
  { name: 'commands', make: makeCommands },
];
