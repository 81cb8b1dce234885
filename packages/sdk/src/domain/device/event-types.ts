/** The event types of the specification (§9), then those that only the tracking API knows. */
export const EVENT_TYPES = [
  'alarm',
  'deviceOnline',
  'deviceOffline',
  'textMessage',
  'deviceUnknown',
  'geofenceExit',
  'geofenceEnter',
  'ignitionOff',
  'ignitionOn',
  'deviceMoving',
  'deviceStopped',
  'deviceOverspeed',
  'commandResult',
  'driverChanged',
  'deviceFuelDrop',
  'maintenance',
  'deviceInactive',
  'queuedCommandSent',
  'deviceFuelIncrease',
  'geofenceCrossed',
  'proximityEnter',
  'proximityExit',
  'unaccompaniedMotion',
  'media',
] as const;

/** A type of event. Servers may send others. */
export type EventType = (typeof EVENT_TYPES)[number];
