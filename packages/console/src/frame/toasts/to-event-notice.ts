import type { Device, TrackingEvent } from '@rastro/sdk/contract';
import {
  describeAlarm,
  describeEventType,
  readDeviceName,
  readPlate,
  readText,
  type NoticeStyle,
  rateEvent,
  type NoticeColor,
  type RatedEvent,
} from '@rastro/sdk/domain';
import type { TranslateLabel } from '@rastro/sdk/internal/react';
import type { EventNotice } from './toast-card';

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
function resolveEventTone(event: RatedEvent): NoticeColor {
  const severity = rateEvent(event);
  if (severity === 'critical') return 'red';
  return TONES[event.type] ?? (severity === 'warning' ? 'soft-yellow' : 'soft-info');
}

/** True when a notice must not wait: alarms, and any as red as one. */
function isUrgent({ type }: RatedEvent, tone: NoticeColor): boolean {
  return type === 'alarm' || tone === 'red' || tone === 'soft-red';
}

/**
 * Creates the notice for an event: the event's kind in the page's language, the vehicle, then plate
 * and time. `time` is already formatted in the account's zone.
 */
export function toEventNotice(
  event: TrackingEvent,
  context: {
    device: Device | undefined;
    prefix: string;
    t: TranslateLabel;
    time: string;
    style?: NoticeStyle;
  },
): EventNotice {
  const { device, prefix, t, time, style } = context;
  const alarm = event.type === 'alarm' ? readText(event, 'alarm') : '';
  const plate = readPlate(device, prefix);
  const usual = resolveEventTone(event);
  const tone = style?.color ?? usual;
  // Somebody tries out the channel: it is about no vehicle.
  const isTest = event.type === 'test' && event.deviceId === 0;
  return {
    eventType: event.type,
    deviceId: isTest ? null : event.deviceId,
    positionId: event.positionId,
    tone,
    isUrgent: isUrgent(event, usual) || isUrgent(event, tone),
    isPinned: style?.isPinned ?? false,
    more: 0,
    title: isTest
      ? t('toast.test.title')
      : t(alarm ? describeAlarm(alarm) : describeEventType(event.type)),
    text: isTest
      ? t('toast.test.text')
      : device
        ? readDeviceName(device)
        : readText(event, 'message'),
    meta: [plate, time].filter((part) => part !== '').join(' · '),
  };
}
