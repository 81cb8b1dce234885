import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import recording from '../../recordings/07-movement.json';
import { haversineMeters } from '@rastro/sdk/domain';
import { DEFAULT_MOVEMENT_RULES, type MovementRules } from './movement-rules';
import { INITIAL_MOVEMENT, type MovementPoint, nextMovement } from './movement';

const play = (points: readonly MovementPoint[], rules: MovementRules = DEFAULT_MOVEMENT_RULES) => {
  let state = INITIAL_MOVEMENT;
  return points.flatMap((point) => {
    const before = state.window.at(-1);
    const meters = before ? haversineMeters(before, point) : 0;
    const step = nextMovement(state, point, meters, rules);
    state = step.state;
    return step.changes;
  });
};

const at = (seconds: number, latitude: number, longitude = 0): MovementPoint => ({
  positionId: seconds,
  timeMs: seconds * 1000,
  latitude,
  longitude,
});

describe('nextMovement', () => {
  it.each(recording.devices)('moves and stops when a running Traccar said so (%#)', (device) => {
    const points = device.rows.map(([seconds, latitude, longitude]) =>
      at(Number(seconds), Number(latitude), Number(longitude)),
    );
    const changes = play(points).map(({ type, at: point }) => [type, point.timeMs / 1000]);
    expect(changes).toEqual(device.events);
  });

  it('tells a way behind a long silence as one trip', () => {
    expect(play([at(0, 0), at(100, 0), at(10_000, 0.5)])).toMatchObject([
      { type: 'deviceMoving', at: { timeMs: 100_000 } },
      { type: 'deviceStopped', at: { timeMs: 10_000_000 } },
    ]);
  });

  it('begins a trip where it was last seen standing, however long ago that was', () => {
    const elsewhere = at(3000, 0.01);
    expect(play([at(0, 0), at(100, 0), elsewhere])).toMatchObject([
      { type: 'deviceMoving', at: { timeMs: 100_000 } },
    ]);
    expect(play([at(0, 0), elsewhere])).toMatchObject([
      { type: 'deviceMoving', at: { timeMs: 3_000_000 } },
    ]);
  });

  it('begins a trip at the later of two fixes of one time', () => {
    const twice = [at(0, 0), at(290, 0), { ...at(300, 0.0009), positionId: 1 }];
    const departure = { ...at(300, 0.001), positionId: 2 };
    expect(play([...twice, departure, at(320, 0.003)])).toEqual([
      { type: 'deviceMoving', at: departure },
    ]);
  });

  it('keeps few of the fixes that came with one time, and stops by them all the same', () => {
    let state = INITIAL_MOVEMENT;
    const types: string[] = [];
    const take = (point: MovementPoint): void => {
      const step = nextMovement(state, point, 0, DEFAULT_MOVEMENT_RULES);
      state = step.state;
      types.push(...step.changes.map(({ type }) => type));
    };
    take(at(0, 0));
    for (let n = 0; n < 5_000; n += 1) take({ ...at(10, 0.01), positionId: n });
    expect(state.window.length).toBeLessThan(400);
    take(at(170, 0.01));
    expect(types).toEqual(['deviceMoving']);
    take(at(200, 0.01));
    take(at(390, 0.01));
    expect(types).toEqual(['deviceMoving', 'deviceStopped']);
  });

  it('counts no trip over a silence when the tracker says no way was made', () => {
    const start = nextMovement(INITIAL_MOVEMENT, at(0, 0), 0, DEFAULT_MOVEMENT_RULES).state;
    const { changes } = nextMovement(start, at(10_000, 0.0001), 0, DEFAULT_MOVEMENT_RULES);
    expect(changes).toEqual([]);
  });

  it('alternates moving and stopped, whatever the way', () => {
    const steps = fc.array(
      fc.record({
        seconds: fc.integer({ min: 0, max: 5000 }),
        north: fc.double({ min: -0.01, max: 0.01, noNaN: true }),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(steps, (legs) => {
        let seconds = 0;
        let latitude = 0;
        const points = legs.map((leg) => at((seconds += leg.seconds), (latitude += leg.north)));
        const types = play(points).map((change) => change.type);
        types.forEach((type, index) =>
          expect(type).toBe(index % 2 === 0 ? 'deviceMoving' : 'deviceStopped'),
        );
      }),
    );
  });
});
