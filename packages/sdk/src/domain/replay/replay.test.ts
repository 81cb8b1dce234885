import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../time/durations';
import { buildTimeline, numberStops } from './build-timeline';
import { listSeriesKeys, readSeries } from './list-series';
import { buildTrack, findTimeIndex, readMoment, type TrackFix } from './route-track';
import { sumSelection } from './sum-selection';

const START = Date.parse('2026-11-21T10:00:00Z');
const fix = (minute: number, longitude: number, rest: Partial<TrackFix> = {}): TrackFix => ({
  fixTime: new Date(START + minute * MINUTE_MS).toISOString(),
  latitude: 0,
  longitude,
  speed: 20,
  course: 90,
  attributes: { motion: true, distance: 1_000 },
  ...rest,
});
const at = (minute: number) => START + minute * MINUTE_MS;

describe('findTimeIndex', () => {
  it('finds what going through all of them finds', () => {
    const times = fc.array(fc.integer({ min: 0, max: 1_000 }), { maxLength: 60 });
    fc.assert(
      fc.property(times, fc.integer({ min: -5, max: 1_005 }), (unsorted, ms) => {
        const sorted = unsorted.sort((a, b) => a - b);
        const expected = sorted.findLastIndex((one) => one <= ms);
        expect(findTimeIndex(Float64Array.from(sorted), ms)).toBe(expected);
      }),
    );
  });
});

describe('readMoment', () => {
  const track = buildTrack([fix(2, 0.02), fix(0, 0), fix(1, 0.01, { course: 350 })]);

  it('is between two fixes on the line between them', () => {
    const moment = readMoment(track, at(0.5));
    expect(moment).toMatchObject({ index: 0, latitude: 0, isGap: false });
    expect(moment?.longitude).toBeCloseTo(0.005);
  });

  it('stands at the ends before and after, and is nothing without fixes', () => {
    expect(readMoment(track, at(-60))?.longitude).toBe(0);
    expect(readMoment(track, at(60))?.longitude).toBe(0.02);
    expect(readMoment(buildTrack([]), at(0))).toBeNull();
  });

  it('stays where the vehicle was last heard of in a gap', () => {
    const gappy = buildTrack([fix(0, 0), fix(60, 1, { attributes: {} })]);
    expect(readMoment(gappy, at(30))).toMatchObject({ longitude: 0, isGap: true });
  });

  it('goes the short way over the date line', () => {
    const over = buildTrack([fix(0, 179.995), fix(1, -179.995)]);
    expect(readMoment(over, at(0.5))?.longitude).toBeCloseTo(180);
  });
});

describe('buildTrack', () => {
  it.each([-5, Number.NaN, Infinity, 1e12, '900', null])(
    'counts the straight line where a tracker says that it drove %s metres',
    (distance) => {
      const { meters } = buildTrack([fix(0, 0), fix(1, 0.01, { attributes: { distance } })]);
      expect(meters[1]).toBeCloseTo(1_113, 0);
    },
  );

  it('counts what was driven around a bend', () => {
    const { meters } = buildTrack([fix(0, 0), fix(1, 0.001, { attributes: { distance: 900 } })]);
    expect(meters[1]).toBe(900);
  });
});

const trip = (fromMinute: number, toMinute: number, distanceMeters: number) => ({
  fromMs: at(fromMinute),
  toMs: at(toMinute),
  distanceMeters,
});

describe('sumSelection', () => {
  it('counts way and time of trips between two moments, and nothing besides', () => {
    const parked = { speed: 0, attributes: { motion: false, distance: 0 } };
    const track = buildTrack([
      fix(0, 0),
      fix(1, 0.01),
      fix(2, 0.02, { speed: 44 }),
      fix(3, 0.02, parked),
      fix(13, 0.02, parked),
      fix(90, 1, { attributes: { motion: true } }),
    ]);
    const reported = { stops: [{ fromMs: at(3), toMs: at(13) }], trips: [trip(0, 3, 2_400)] };
    expect(sumSelection(track, { fromMs: at(0), toMs: at(90) }, reported)).toMatchObject({
      distanceMeters: 2_400,
      durationMs: 90 * MINUTE_MS,
      movingMs: 3 * MINUTE_MS,
      maxSpeedKnots: 44,
      stopCount: 1,
    });
    const half = sumSelection(track, { fromMs: at(0.5), toMs: at(1.5) }, reported);
    expect(half).toMatchObject({ distanceMeters: 1_200, maxSpeedKnots: 20, stopCount: 0 });
    expect(half.meanSpeedKnots).toBeCloseTo(38.9, 1);
  });

  it('finds the top speed of any part, and its parts add up to the whole', () => {
    const speeds = fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 2, maxLength: 900 });
    fc.assert(
      fc.property(speeds, fc.nat(900), fc.nat(900), (list, a, b) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        const track = buildTrack(list.map((speed, minute) => fix(minute, minute / 1e4, { speed })));
        const trips = [trip(0, list.length - 1, 5_000)];
        const part = (fromMs: number, toMs: number) =>
          sumSelection(track, { fromMs, toMs }, { trips, stops: [] });
        expect(part(at(from), at(to)).maxSpeedKnots).toBe(Math.max(0, ...list.slice(from, to + 1)));
        const whole = part(at(0), at(list.length)).distanceMeters;
        const both = part(at(0), at(from)).distanceMeters + part(at(from), at(900)).distanceMeters;
        expect(both).toBeCloseTo(whole, 3);
      }),
      { numRuns: 60 },
    );
  });
});

describe('buildTimeline', () => {
  it('says what was driven between stops, and names gaps', () => {
    const stopped = { speed: 0, attributes: { motion: false, distance: 0 } };
    const track = buildTrack([
      fix(0, 0),
      fix(5, 0.01),
      fix(10, 0.01, stopped),
      fix(25, 0.01, stopped),
      fix(30, 0.02),
      fix(90, 1, { attributes: {} }),
    ]);
    const iso = (minute: number) => new Date(at(minute)).toISOString();
    const stops = numberStops([
      { startTime: iso(10), endTime: iso(25), latitude: 0, longitude: 0.01, address: 'A' },
    ]);
    const items = buildTimeline(track, stops, [trip(0, 10, 1_300), trip(25, 30, 1_000)]);
    expect(items.map(({ kind }) => kind)).toEqual(['start', 'leg', 'stop', 'leg', 'gap', 'end']);
    expect(items[1]).toMatchObject({ distanceMeters: 1_300, durationMs: 10 * MINUTE_MS });
    expect(items[2]).toMatchObject({ stop: { number: 1, address: 'A' } });
    expect(buildTimeline(buildTrack([]), [], [])).toEqual([]);
  });
});

describe('series', () => {
  it('offers every number that fixes carry, speed and fuel first, and breaks at gaps', () => {
    const track = buildTrack([
      fix(0, 0, { attributes: { fuel: 30, adc7: 1, rpm: 'many', event: 3 } }),
      fix(1, 0.001, { attributes: { fuel: Number.NaN } }),
      fix(90, 1, { attributes: { fuel: 28 } }),
    ]);
    expect(listSeriesKeys([track])).toEqual(['speed', 'fuel', 'adc7', 'altitude']);
    expect(readSeries(track, 'fuel')).toEqual([
      [{ atMs: at(0), value: 30 }],
      [{ atMs: at(90), value: 28 }],
    ]);
  });
});
