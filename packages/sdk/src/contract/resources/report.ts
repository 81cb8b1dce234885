import { createListDecoder } from '../decode';
import { defineResource } from '../describe/define-resource';
import { moment, number, reference, text } from '../describe/members';
import type { Query } from '../describe/query';
import { toReader } from '../describe/to-reader';
import type { Read } from '../describe/values';
import { event } from './event';
import { position } from './position';

const SPAN = {
  deviceId: 'ints',
  groupId: 'ints',
  from: 'date',
  to: 'date',
} as const satisfies Query;

/** The period, and these. A spread in the description would keep it in every bundle. */
// @__NO_SIDE_EFFECTS__
function within<const Q extends Query>(query: Q) {
  return { ...SPAN, ...query };
}

/** Members of every row. Created when a report is first read, as few pages read one. */
const movement = () => ({
  deviceId: reference('Device', { required: true }),
  deviceName: text(),
  distance: number({ unit: 'metres' }),
  averageSpeed: number({ unit: 'knots' }),
  maxSpeed: number({ unit: 'knots' }),
  spentFuel: number(),
  startOdometer: number({ unit: 'metres' }),
  endOdometer: number({ unit: 'metres' }),
  startTime: moment({ required: true }),
  endTime: moment({ required: true }),
});
const summary = () => ({
  ...movement(),
  startHours: number(),
  endHours: number(),
  engineHours: number(),
});
const trip = () => ({
  ...movement(),
  startPositionId: number({ whole: true }),
  endPositionId: number({ whole: true }),
  startLat: number({ unit: 'degrees' }),
  startLon: number({ unit: 'degrees' }),
  endLat: number({ unit: 'degrees' }),
  endLon: number({ unit: 'degrees' }),
  startAddress: text(),
  endAddress: text(),
  duration: number(),
  driverUniqueId: text(),
  driverName: text(),
});
const stop = () => ({
  ...movement(),
  positionId: number({ whole: true }),
  latitude: number({ unit: 'degrees' }),
  longitude: number({ unit: 'degrees' }),
  address: text(),
  duration: number(),
  engineHours: number(),
  driverUniqueId: text(),
  driverName: text(),
});

/** A device over a period: distance in metres, speeds in knots, hours in milliseconds, times ISO text. */
export interface ReportSummary extends Read<{ members: ReturnType<typeof summary> }> {}
/** A trip: distance in metres, speeds in knots, `duration` in milliseconds, times ISO text. */
export interface ReportTrip extends Read<{ members: ReturnType<typeof trip> }> {}
/** A stop: `duration` and `engineHours` in milliseconds, times ISO text. */
export interface ReportStop extends Read<{ members: ReturnType<typeof stop> }> {}

/**
 * Reports on the past of devices: those named, those of the groups named, or all. `from` and `to`
 * (ISO text) are required, and both belong to the period.
 */
export const report = /* @__PURE__ */ defineResource({
  name: 'Report',
  path: '/reports',
  area: 'reports',
  operations: [],
  members: {},
  calls: {
    /** A row a device, or with `daily` one for each of its days in the account's zone. */
    summary: {
      method: 'GET',
      path: '/reports/summary',
      query: within({ daily: 'boolean' }),
      answer: (json: unknown): ReportSummary[] =>
        createListDecoder('Summary', toReader(summary()))(json),
    },
    trips: {
      method: 'GET',
      path: '/reports/trips',
      query: SPAN,
      answer: (json: unknown): ReportTrip[] => createListDecoder('Trip', toReader(trip()))(json),
    },
    stops: {
      method: 'GET',
      path: '/reports/stops',
      query: SPAN,
      answer: (json: unknown): ReportStop[] => createListDecoder('Stop', toReader(stop()))(json),
    },
    /** The oldest first; of all types, unless some are named. */
    events: {
      method: 'GET',
      path: '/reports/events',
      query: within({ type: 'texts', alarm: 'texts' }),
      answer: (json: unknown) => event.decodeList(json),
    },
    /** The fixes, the oldest first. */
    route: {
      method: 'GET',
      path: '/reports/route',
      query: SPAN,
      answer: (json: unknown) => position.decodeList(json),
    },
  },
});
