import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldRuns, MIN_CROSSINGS } from './fold-runs';

const NOON = Date.UTC(2026, 7, 21, 12);
const event = (id: number, type: string, minutes: number) => ({
  id,
  type,
  deviceId: id,
  eventTime: new Date(NOON + minutes * 60_000).toISOString(),
});
const fold = (events: ReturnType<typeof event>[]) =>
  foldRuns(events.map((each) => ({ event: each, more: [] })));
const brief = (events: ReturnType<typeof event>[]) =>
  fold(events).map((line) =>
    'run' in line
      ? line.run.counts.map(({ kind, count }) => `${count} ${kind}`).join()
      : line.folded.event.id,
  );

describe('foldRuns', () => {
  it('puts what every drive does between two events into one line', () => {
    expect(
      brief([
        event(1, 'deviceMoving', 50),
        event(2, 'ignitionOn', 49),
        event(3, 'deviceMoving', 48),
        event(4, 'alarm', 47),
        event(5, 'deviceOffline', 46),
        event(6, 'deviceOnline', 45),
        event(7, 'queuedCommandSent', 44),
      ]),
    ).toEqual(['2 deviceMoving,1 ignitionOn', 4, '2 connection,1 other']);
  });

  it('begins another with the hour', () => {
    expect(brief([event(1, 'deviceMoving', 61), event(2, 'deviceMoving', 59)])).toEqual([
      '1 deviceMoving',
      '1 deviceMoving',
    ]);
  });

  it('leaves crossings as they are, but in an hour with many', () => {
    const few = Array.from({ length: MIN_CROSSINGS - 1 }, (_, id) =>
      event(id, 'geofenceExit', 9 - id),
    );
    expect(brief(few)).toEqual(few.map(({ id }) => id));
    expect(brief([...few, event(9, 'geofenceEnter', 2)])).toEqual([
      `1 geofenceEnter,${MIN_CROSSINGS - 1} geofenceExit`,
    ]);
  });

  it('loses nothing, in whatever order of kinds', () => {
    const types = ['deviceMoving', 'ignitionOff', 'geofenceExit', 'alarm', 'deviceOnline', 'x'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...types), { maxLength: 40 }), (kinds) => {
        const events = kinds.map((type, index) => event(index, type, -7 * index));
        const back = fold(events).flatMap((line) =>
          'run' in line ? line.run.events : [line.folded.event],
        );
        expect(back).toEqual(events);
      }),
    );
  });
});
