import { ALARM_TYPES, EVENT_TYPES, LOCALES } from '@rastro/sdk/domain';
import { describe, expect, it } from 'vitest';
import type { Reader } from '../../common/reader';
import type { EventFacts } from './event-facts';
import { formatEventMessage } from './event-message';

const reader = (locale: Reader['locale'], timeZone = 'UTC'): Reader => ({
  locale,
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

describe('formatEventMessage', () => {
  it.each(LOCALES)('has a sentence for every type of event in %s', (locale) => {
    for (const type of EVENT_TYPES) {
      const message = formatEventMessage(facts(type, { speed: 50 }), reader(locale));
      expect(message).toContain('2026-08-21 12:00:00');
      expect(message).not.toBe(`Bus 7 ${type} 2026-08-21 12:00:00`);
    }
  });

  it.each(LOCALES)('has a word for every alarm in %s, and shows another one as it is', (locale) => {
    for (const alarm of ALARM_TYPES) {
      const message = formatEventMessage(facts('alarm', { alarm }), reader(locale));
      if (locale !== 'en-US') expect(message).not.toContain(`: ${alarm} `);
      expect(message).not.toContain('_KT_');
    }
    expect(formatEventMessage(facts('alarm', { alarm: 'Zzz' }), reader(locale))).toContain('Zzz');
  });

  it('shows a type that nobody knows as its text, in the zone and unit of the reader', () => {
    expect(formatEventMessage(facts('solarFlare'), reader('pt-BR', 'America/Sao_Paulo'))).toBe(
      'Bus 7 solarFlare 2026-08-21 09:00:00',
    );
    expect(
      formatEventMessage(facts('deviceOverspeed', { speed: 54 }), reader('es', 'no/where')),
    ).toBe('Bus 7 superó el límite a 100,0 km/h en Depot a las 2026-08-21 12:00:00');
  });
});
