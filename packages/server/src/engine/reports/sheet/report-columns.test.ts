import { ALARM_TYPES, describeAlarm, describeEventType, LOCALES } from '@rastro/sdk/domain';
import { getProductWords } from '@rastro/sdk/words';
import { describe, expect, it } from 'vitest';
import type { Reader } from '../../../text/reader';
import type { EventFacts } from '../../notifications/message/event-facts';
import { formatEventMessage } from '../../notifications/message/event-message';
import type { EventRow } from '../rows/event-rows';
import { createColumns } from './report-columns';

const readerOf = (language: string): Reader => ({
  language,
  timeZone: 'UTC',
  speedUnit: 'kmh',
  distanceUnit: 'km',
});
const alarmRow = (alarm: string): EventRow => ({
  id: 1,
  attributes: { alarm },
  deviceId: 1,
  type: 'alarm',
  eventTime: '2026-08-21T12:00:00.000+00:00',
  positionId: 1,
  geofenceId: 0,
  maintenanceId: 0,
});

describe('createColumns', () => {
  it.each(LOCALES)('has a head for every column in %s', (locale) => {
    const { trips, stops, summary, events, route } = createColumns(
      readerOf(locale),
      getProductWords(locale),
    );
    for (const { title } of [...trips, ...stops, ...summary, ...events(() => null), ...route]) {
      expect(title).toMatch(/^[^_]+$/);
    }
  });

  it.each(LOCALES)('names events and alarms in %s as list, notice and mail do', (locale) => {
    const { t } = getProductWords(locale);
    const [, event, , details] = createColumns(readerOf(locale), getProductWords(locale)).events(
      () => null,
    );
    expect(event?.read(alarmRow('sos'))).toBe(t(describeEventType('alarm')));
    for (const alarm of ALARM_TYPES) {
      const name = details?.read(alarmRow(alarm));
      expect(name).toBe(t(describeAlarm(alarm)));
      const facts: EventFacts = {
        event: {
          id: 1,
          type: 'alarm',
          eventTimeMs: 0,
          deviceId: 1,
          positionId: 1,
          attributes: { alarm },
        },
        device: { id: 1, name: 'Bus 7' },
        geofence: '',
        maintenance: '',
        driver: '',
        place: null,
      };
      expect(formatEventMessage(facts, readerOf(locale), getProductWords(locale))).toContain(
        `: ${name} `,
      );
    }
    expect(details?.read(alarmRow('Zzz'))).toBe('Zzz');
  });
});
