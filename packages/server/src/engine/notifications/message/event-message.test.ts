import { ALARM_TYPES, describeAlarm, EVENT_TYPES, LOCALES } from '@rastro/sdk/domain';
import { getProductWords } from '@rastro/sdk/words';
import { describe, expect, it } from 'vitest';
import type { Reader } from '../../../text/reader';
import type { EventFacts } from './event-facts';
import { formatEventMessage } from './event-message';

const reader = (language: string, timeZone = 'UTC'): Reader => ({
  language,
  timeZone,
  speedUnit: 'kmh',
  distanceUnit: 'km',
});
const facts = (type: string, attributes: Record<string, unknown> = {}): EventFacts => ({
  event: {
    id: 1,
    type,
    eventTimeMs: Date.UTC(2026, 7, 21, 12),
    deviceId: 1,
    positionId: 1,
    attributes,
  },
  device: { id: 1, name: 'Bus 7' },
  geofence: 'Depot',
  maintenance: 'Oil',
  driver: 'Ana',
  place: null,
});

const say = (what: EventFacts, whom: Reader) =>
  formatEventMessage(what, whom, getProductWords(whom.language));

describe('formatEventMessage', () => {
  it.each(LOCALES)('has a sentence for every type of event in %s', (locale) => {
    for (const type of EVENT_TYPES) {
      const message = say(facts(type, { speed: 50 }), reader(locale));
      expect(message).toContain('2026-08-21 12:00:00');
      expect(message).not.toContain('_KT_');
      expect(message).not.toBe(`Bus 7 ${type} 2026-08-21 12:00:00`);
    }
  });

  it.each(LOCALES)('names every alarm in %s as the list does', (locale) => {
    const { t } = getProductWords(locale);
    for (const alarm of ALARM_TYPES) {
      const message = say(facts('alarm', { alarm }), reader(locale));
      expect(message).toContain(`: ${t(describeAlarm(alarm))} `);
    }
  });

  it('shows an alarm of a tracker’s own as its code, without a second "alarm" before it', () => {
    const sayAlarm = (locale: string) => say(facts('alarm', { alarm: 'Zzz' }), reader(locale));
    expect(LOCALES.map(sayAlarm)).toEqual([
      'Bus 7 alarme: Zzz em 2026-08-21 12:00:00',
      'Bus 7 alarma: Zzz a las 2026-08-21 12:00:00',
      'Bus 7 alarm: Zzz at 2026-08-21 12:00:00',
    ]);
  });

  it('names the place of speeding, and kinds of files', () => {
    const speeding = { ...facts('deviceOverspeed', { speed: 54 }), geofence: '' };
    expect(say(speeding, reader('pt-BR'))).toBe(
      'Bus 7 passou do limite a 100,0 km/h em 2026-08-21 12:00:00',
    );
    const media = (kind: string) =>
      say(facts('media', { media: kind, file: 'a.jpg' }), reader('pt-BR'));
    expect([media('image'), media('hologram')]).toEqual([
      'Bus 7 enviou imagem: a.jpg em 2026-08-21 12:00:00',
      'Bus 7 enviou hologram: a.jpg em 2026-08-21 12:00:00',
    ]);
  });

  it('shows a type that nobody knows as its text, in the zone and unit of the reader', () => {
    expect(say(facts('solarFlare'), reader('pt-BR', 'America/Sao_Paulo'))).toBe(
      'Bus 7 solarFlare 2026-08-21 09:00:00',
    );
    expect(say(facts('deviceOverspeed', { speed: 54 }), reader('es', 'no/where'))).toBe(
      'Bus 7 superó el límite a 100,0 km/h en Depot a las 2026-08-21 12:00:00',
    );
  });
});
