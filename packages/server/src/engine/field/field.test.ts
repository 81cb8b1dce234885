import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIELD_FILES, type FieldServer, openFieldServer, type Outcome } from './testing';

/**
 * Expected outcome of a file, for a device with these attributes on a server set up by the product.
 */
interface Case {
  attributes?: Record<string, unknown>;
  check: (outcome: Outcome) => void;
}

const CASES: Readonly<Record<string, Case>> = {
  'accuracy-null.txt': {
    check({ statuses, latest }) {
      expect(statuses).toEqual([200, 200]);
      expect(latest).toMatchObject({ latitude: -23.56, attributes: { unknownValues: 'course' } });
    },
  },
  'alarm-in-an-older-fix.txt': {
    check: ({ events }) => expect(events).toEqual(['deviceOnline', 'alarm']),
  },
  'alarm-power-cut-in-an-older-fix.txt': {
    check: ({ events }) => expect(events).toEqual(['deviceOnline', 'alarm']),
  },
  'alarm-one.txt': {
    check: ({ events }) => expect(events).toContain('alarm'),
  },
  'battery-with-percent.txt': {
    check({ statuses, latest }) {
      expect(statuses).toEqual([200]);
      expect(latest?.attributes).not.toHaveProperty('batteryLevel');
    },
  },
  'bearing-361.txt': {
    check: ({ latest }) => expect(latest).toMatchObject({ speed: 20, course: 0 }),
  },
  'card-with-leading-zeros.txt': {
    check: ({ latest }) => expect(latest?.attributes).toMatchObject({ rfid: '00123' }),
  },
  'cell-tower-jumps.txt': {
    check({ statuses, fixes, trips, summary, events }) {
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200]);
      expect(fixes).toHaveLength(5);
      expect(trips).toEqual([]);
      expect(summary).toMatchObject({ distance: 0 });
      expect(events).toEqual(['deviceOnline']);
    },
  },
  'clock-twenty-hours-ahead.txt': {
    check: ({ latest }) => expect(latest).toMatchObject({ latitude: -23.56, speed: 10 }),
  },
  'driver-zero.txt': {
    check({ events, latest }) {
      expect(events).toEqual(['deviceOnline', 'driverChanged']);
      expect(latest?.attributes).not.toHaveProperty('driverUniqueId');
    },
  },
  'empty-optional-value.txt': {
    check({ statuses, fixes, latest }) {
      expect(statuses).toEqual([200, 200]);
      expect(fixes).toHaveLength(2);
      expect(latest?.attributes).toMatchObject({ unknownValues: 'course,speed' });
    },
  },
  'gps-week-rollover-from-the-start.txt': {
    check({ latest }) {
      expect(latest).toMatchObject({ latitude: -23.55, fixTime: '2026-11-25T12:00:00.000+00:00' });
    },
  },
  'gps-week-rollover.txt': {
    check: ({ latest }) => expect(latest).toMatchObject({ latitude: -22.9, speed: 40 }),
  },
  'ignition-one-zero.txt': {
    check({ events, latest }) {
      expect(events).toEqual(['deviceOnline', 'ignitionOn', 'ignitionOff']);
      expect(latest?.attributes).toMatchObject({ ignition: false, hours: 60_000 });
    },
  },
  'parked-drift.txt': {
    check({ fixes, trips, summary, latest }) {
      expect(fixes).toHaveLength(120);
      expect(trips).toEqual([]);
      expect(summary).toMatchObject({ distance: 0 });
      expect(latest).toMatchObject({ latitude: -23.499663, attributes: { totalDistance: 0 } });
    },
  },
  'plain-time-with-milliseconds.txt': {
    check({ statuses, latest }) {
      expect(statuses).toEqual([200]);
      expect(latest).toMatchObject({ fixTime: '2026-11-24T21:41:18.000+00:00' });
    },
  },
  'speed-minus-one.txt': {
    check: ({ latest }) => expect(latest).toMatchObject({ speed: 0, course: 0 }),
  },
  'zero-zero.txt': {
    check({ statuses, fixes, latest, trips, summary }) {
      expect(statuses).toEqual([200, 200, 200, 200]);
      expect(fixes).toHaveLength(2);
      expect(latest?.attributes).toMatchObject({ totalDistance: 0 });
      // The first place says that it moves; it made no way.
      expect(trips.filter(({ distance }) => distance !== 0)).toEqual([]);
      expect(summary).toMatchObject({ distance: 0 });
    },
  },
};

let server: FieldServer;
beforeAll(async () => {
  server = await openFieldServer();
});
afterAll(() => server.close());

describe('what trackers of the field send', () => {
  it.each(Object.entries(CASES))('%s', async (file, { attributes, check }) => {
    expect(FIELD_FILES).toContain(file);
    check(await server.replay(file, attributes));
  });
});
