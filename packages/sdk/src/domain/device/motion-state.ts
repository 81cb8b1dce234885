import { readAttribute, readFlag, readText } from './read-attribute';

/** Motion states of devices, in the order of the list filter's tiles. */
export const MOTION_STATES = ['moving', 'idle', 'stopped', 'offline', 'unknown'] as const;

/** Motion state of a device. Moving, idle (ignition on, still) and stopped are online devices. */
export type MotionState = (typeof MOTION_STATES)[number];

/** A motion state, or alarm, which paints over it. */
export type MarkerStatus = MotionState | 'alarm';

/** The least a device must have for its motion state. */
export interface MotionDevice {
  status?: string | null;
}

/** The least a position must have for a motion state; speed in knots. */
export interface MotionPosition {
  speed?: number;
  attributes?: Record<string, unknown> | null;
}

/** The speed above which a fix without a `motion` attribute counts as motion, in knots. */
export const MOTION_THRESHOLD_KNOTS = 0.01;

/** True when the vehicle moves according to a fix: by its `motion` attribute, else by its speed. */
export function isMoving(position: MotionPosition | null | undefined): boolean {
  if (!position) return false;
  const motion = readAttribute(position, 'motion');
  if (typeof motion === 'boolean') return motion;
  return (position.speed ?? 0) > MOTION_THRESHOLD_KNOTS;
}

/**
 * True when a device's latest fix is current: the server receives its data. For an offline or
 * unknown one, ignition, motion and speed are as of the time of that fix.
 */
export function isCurrent(device: MotionDevice): boolean {
  return device.status === 'online';
}

/**
 * The word for a device, by precedence: unknown, offline, moving, idle, stopped. A device that is
 * online but has no fix is unknown: nobody can say whether it moves.
 */
export function resolveMotionState({
  device,
  position,
}: {
  device: MotionDevice;
  position?: MotionPosition | null;
}): MotionState {
  if (device.status === 'offline') return 'offline';
  if (!isCurrent(device) || !position) return 'unknown';
  return resolveFixMotion(position);
}

/** Returns the motion of a vehicle at the time of a fix, now or long ago. */
export function resolveFixMotion(position: MotionPosition): 'moving' | 'idle' | 'stopped' {
  if (isMoving(position)) return 'moving';
  return readFlag(position, 'ignition') ? 'idle' : 'stopped';
}

/** The alarms of a fix: the attribute is a comma list. */
export function readAlarms(position: MotionPosition | null | undefined): string[] {
  return readText(position, 'alarm')
    .split(',')
    .map((alarm) => alarm.trim())
    .filter((alarm) => alarm !== '');
}

/** True when a fix carries an alarm. */
export function hasAlarm(position: MotionPosition | null | undefined): boolean {
  return /[^\s,]/.test(readText(position, 'alarm'));
}

/** Returns the status of a marker: alarm when the fix carries one, else the motion state. */
export function resolveMarkerStatus(input: {
  device: MotionDevice;
  position?: MotionPosition | null;
}): MarkerStatus {
  return hasAlarm(input.position) ? 'alarm' : resolveMotionState(input);
}
