import { rateEvent, type NoticeColor, type RatedEvent } from '@rastro/sdk/domain';

const TONES: Record<string, NoticeColor> = {
  deviceOverspeed: 'soft-red',
  deviceOnline: 'soft-green',
  geofenceEnter: 'soft-green',
  commandResult: 'green',
  deviceOffline: 'soft-yellow',
  deviceUnknown: 'soft-yellow',
  deviceFuelDrop: 'yellow',
  maintenance: 'info',
};

/** The colour of an event's notice: by its type, else by how much it asks for somebody. */
export function resolveEventTone(event: RatedEvent): NoticeColor {
  const severity = rateEvent(event);
  if (severity === 'critical') return 'red';
  return TONES[event.type] ?? (severity === 'warning' ? 'soft-yellow' : 'soft-info');
}

/** True when a notice must not wait: alarms, and any as red as one. */
export function isUrgent({ type }: RatedEvent, tone: NoticeColor): boolean {
  return type === 'alarm' || tone === 'red' || tone === 'soft-red';
}
