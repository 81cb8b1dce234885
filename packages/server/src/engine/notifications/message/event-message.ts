import { describeAlarmName, EVENT_TYPES, formatSpeed, type Phrase } from '@rastro/sdk/domain';
import type { Words } from '@rastro/sdk/words';
import type { Reader } from '../../../text/reader';
import { asText, type EventFacts } from './event-facts';

/** A moment as messages write it; UTC where the account's zone is none. */
export const formatLocalTime = (timeMs: number, timeZone: string): string => {
  const options = { dateStyle: 'short', timeStyle: 'medium' } as const;
  try {
    return new Intl.DateTimeFormat('sv-SE', { ...options, timeZone }).format(timeMs);
  } catch {
    // The zone is free text of the account.
    return new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: 'UTC' }).format(timeMs);
  }
};

/** A speed in the reader's unit. */
export const speedText = (speedKnots: number, { speedUnit }: Reader, { locale }: Words): string =>
  formatSpeed(speedKnots, { locale, unit: speedUnit, decimals: 1 });

/**
 * Describes an event in the reader's zone and unit. `alarm` names alarms in another way than the
 * product does.
 */
export const formatEventMessage = (
  facts: EventFacts,
  reader: Reader,
  words: Words,
  alarm: (code: string) => string | Phrase = describeAlarmName,
): string => {
  const { event, device, geofence, maintenance, driver } = facts;
  const { attributes = {}, type } = event;
  const media = asText(attributes['media']);
  const params = {
    device: device.name,
    at: formatLocalTime(event.eventTimeMs, reader.timeZone),
    type,
    geofence,
    alarm: alarm(asText(attributes['alarm'])),
    speed: speedText(Number(attributes['speed'] ?? 0), reader, words),
    maintenance,
    driver,
    result: asText(attributes['result']),
    media: isNamedMedia(media) ? { key: `event.media.${media}` } : media,
    file: asText(attributes['file']),
  };
  const isKnown = (EVENT_TYPES as readonly string[]).includes(type);
  const isInside = type === 'deviceOverspeed' && geofence !== '';
  return words.t({
    key: `event.text.${isKnown ? type : 'other'}${isInside ? 'Inside' : ''}`,
    params,
  });
};

const isNamedMedia = (kind: string): boolean => ['image', 'video', 'audio'].includes(kind);
