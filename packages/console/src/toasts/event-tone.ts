import type { NoticeColor } from '@rastro/sdk/domain';

const TONES: Record<string, NoticeColor> = {
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
export function resolveEventTone(eventType: string): NoticeColor {
  return TONES[eventType] ?? 'soft-info';
}

/** Whether a notice of this colour must not wait: alarms and what is close to one. */
export function isUrgentTone(tone: NoticeColor): boolean {
  return tone === 'red' || tone === 'soft-red';
}
