import { convertSpeed, describeAlarm, type SpeedUnit } from '@rastro/sdk/domain';
import { getProductWords } from '@rastro/sdk/words';
import type { Reader } from '../../common/reader';
import { asText, type EventFacts } from './event-facts';
import type { EventParts } from './words/event-words';
import { wordsOf } from './words/words-of';

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

const SHORT_WORDS: Readonly<Record<string, string>> = { Sos: 'SOS', Rpm: 'RPM', Gps: 'GPS' };

/** English alarms as Traccar writes them: `powerCut` is `Power Cut`. */
const titleCase = (alarm: string): string =>
  alarm
    .replace(/([A-Z])/g, ' $1')
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .map((word) => SHORT_WORDS[word] ?? word)
    .join(' ');

const UNIT_WORDS: Readonly<Record<SpeedUnit, string>> = { kmh: 'km/h', mph: 'mph', kn: 'kn' };

/** A speed in the reader's unit. */
export const speedText = (speedKnots: number, { locale, speedUnit }: Reader): string => {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const number = new Intl.NumberFormat(locale, digits).format(convertSpeed(speedKnots, speedUnit));
  return `${number} ${UNIT_WORDS[speedUnit]}`;
};

/** What is said about an event, in the reader's language, zone and unit. */
export const formatEventMessage = (facts: EventFacts, reader: Reader): string => {
  const { event, device, geofence, maintenance, driver } = facts;
  const { attributes = {} } = event;
  const { locale, timeZone } = reader;
  const { sentences, media } = wordsOf(locale);
  const alarm = asText(attributes['alarm']);
  const parts: EventParts = {
    device: device.name,
    at: formatLocalTime(event.eventTimeMs, timeZone),
    geofence,
    alarm: locale === 'en-US' ? titleCase(alarm) : getProductWords(locale).t(describeAlarm(alarm)),
    speed: speedText(Number(attributes['speed'] ?? 0), reader),
    maintenance,
    driver,
    result: asText(attributes['result']),
    media: media[asText(attributes['media'])] ?? asText(attributes['media']),
    file: asText(attributes['file']),
  };
  const sentence = sentences[event.type];
  return sentence ? sentence(parts) : `${device.name} ${event.type} ${parts.at}`;
};
