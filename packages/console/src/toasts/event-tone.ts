/** The eight colours of a notice (design language §2), as their CSS names. */
export type ToastTone =
  'soft-red' | 'red' | 'soft-green' | 'green' | 'soft-yellow' | 'yellow' | 'soft-info' | 'info';

const TONES: Record<string, ToastTone> = {
  alarm: 'red',
  deviceOverspeed: 'soft-red',
  deviceOnline: 'soft-green',
  geofenceEnter: 'soft-green',
  commandResult: 'green',
  deviceOffline: 'soft-yellow',
  deviceUnknown: 'soft-yellow',
  deviceInactive: 'soft-yellow',
  deviceFuelDrop: 'yellow',
  maintenance: 'info',
};

/** The colour of an event's notice; types without one of their own are quietly informative. */
export function resolveEventTone(eventType: string): ToastTone {
  return TONES[eventType] ?? 'soft-info';
}

/** Whether a notice of this colour must not wait: alarms and what is close to one. */
export function isUrgentTone(tone: ToastTone): boolean {
  return tone === 'red' || tone === 'soft-red';
}
