import { readAlarms, type MotionPosition } from '../device/motion-state';
import { readText } from '../device/read-attribute';
import { isNotable } from './pick-latest';

/** Severities of events, the most urgent first. */
export const EVENT_SEVERITIES = ['critical', 'warning', 'notice', 'routine'] as const;
/** Severity of an event. */
export type EventSeverity = (typeof EVENT_SEVERITIES)[number];

/** Categories of events, in the order in which people look for them. */
export const EVENT_CATEGORIES = [
  'alarm',
  'speed',
  'fence',
  'driver',
  'care',
  'command',
  'other',
  'routine',
] as const;
/** Category of an event. */
export type EventCategory = (typeof EVENT_CATEGORIES)[number];

/** The least that must be known of an event. */
export interface RatedEvent {
  type: string;
  attributes?: Record<string, unknown> | null;
}

/** Every vehicle does these all day: they would bury the rest. */
const isRoutine = (event: RatedEvent): boolean =>
  !isNotable(event) || event.type === 'queuedCommandSent';
const CATEGORIES: Record<string, EventCategory> = {
  alarm: 'alarm',
  deviceOverspeed: 'speed',
  geofenceEnter: 'fence',
  geofenceExit: 'fence',
  geofenceCrossed: 'fence',
  proximityEnter: 'fence',
  proximityExit: 'fence',
  driverChanged: 'driver',
  unaccompaniedMotion: 'driver',
  maintenance: 'care',
  deviceFuelDrop: 'care',
  deviceFuelIncrease: 'care',
  commandResult: 'command',
};
const WARNINGS: ReadonlySet<string> = new Set([
  ...['deviceOverspeed', 'deviceFuelDrop', 'deviceInactive', 'unaccompaniedMotion', 'maintenance'],
]);
/** Alarms that can wait; any other, and a code that nobody knows, may be somebody in need. */
const MILD_ALARMS: ReadonlySet<string> = new Set([
  ...['vibration', 'lowspeed', 'overspeed', 'movement', 'lowPower', 'lowBattery', 'fault'],
  ...['powerOff', 'powerOn', 'door', 'unlock', 'lock', 'geofenceEnter', 'geofenceExit', 'idle'],
  ...['highRpm', 'hardAcceleration', 'hardBraking', 'hardCornering', 'laneChange'],
  ...['powerRestored', 'temperature', 'parking', 'bonnet', 'footBrake', 'geofence'],
]);

/** Returns the category of an event; `other` for unknown types. */
export function categorizeEvent(event: RatedEvent): EventCategory {
  const { type } = event;
  if (isRoutine(event)) return 'routine';
  return Object.hasOwn(CATEGORIES, type) ? (CATEGORIES[type] ?? 'other') : 'other';
}

/** Returns the severity of an event, the same for lists, notices and colours. */
export function rateEvent(event: RatedEvent): EventSeverity {
  if (event.type === 'alarm') {
    return MILD_ALARMS.has(readText(event, 'alarm')) ? 'warning' : 'critical';
  }
  if (isRoutine(event)) return 'routine';
  return WARNINGS.has(event.type) ? 'warning' : 'notice';
}

/** Counts events by category. */
export function countCategories(events: readonly RatedEvent[]): Record<EventCategory, number> {
  const counts: Record<EventCategory, number> = {
    alarm: 0,
    speed: 0,
    fence: 0,
    driver: 0,
    care: 0,
    command: 0,
    other: 0,
    routine: 0,
  };
  for (const event of events) counts[categorizeEvent(event)] += 1;
  return counts;
}

/** Several alarms of one vehicle, the one that asks most for somebody first; equal ones as they came. */
export function rankAlarms(alarms: readonly string[]): string[] {
  return [...alarms].sort((a, b) => toRank(a) - toRank(b));
}

const toRank = (alarm: string): number =>
  EVENT_SEVERITIES.indexOf(rateEvent({ type: 'alarm', attributes: { alarm } }));

/** Below 0 when what one fix alarms of asks more for somebody than that of the other. */
export function compareAlarms(left: MotionPosition | undefined, right: MotionPosition | undefined) {
  const worst = (fix: MotionPosition | undefined) => Math.min(...readAlarms(fix).map(toRank));
  return Math.sign(worst(left) - worst(right)) || 0;
}
