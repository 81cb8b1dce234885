import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Position } from '../../positions/position';
import { createRuleBook } from '../book/rule-book';
import { type FilterFacts, findFilter } from './find-filter';

const NOW_MS = Date.UTC(2026, 7, 21, 12);
const rules = createRuleBook(() => undefined);

const fix = (more: Partial<Position> = {}): Position => ({
  id: 1,
  deviceId: 1,
  protocol: 'osmand',
  serverTimeMs: NOW_MS,
  deviceTimeMs: NOW_MS,
  fixTimeMs: NOW_MS,
  valid: true,
  latitude: -23.5,
  longitude: -46.6,
  altitudeMeters: 0,
  speedKnots: 10,
  course: 0,
  address: null,
  accuracyMeters: 5,
  network: null,
  geofenceIds: null,
  attributes: {},
  ...more,
});

const find = (
  settings: Record<string, unknown>,
  now: Partial<Position>,
  before: Partial<Position> | null = null,
  facts: Partial<FilterFacts> = {},
) => {
  const attributes = Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [`filter.${name}`, value]),
  );
  const device = {
    id: 1,
    name: 'Bus',
    uniqueId: 'bus',
    groupId: 0,
    disabled: false,
    expirationTime: null,
    attributes,
  };
  const draft = fix(now);
  const last = before && fix(before);
  return findFilter(
    { draft: { ...draft, attributes: { ...draft.attributes } }, device, last, rules },
    { nowMs: NOW_MS, isPlaced: true, storedToday: 0, ...facts },
  );
};

const minute = { fixTimeMs: NOW_MS - 60_000 };

describe('findFilter', () => {
  it.each<[string, Record<string, unknown>, Partial<Position>, Partial<Position> | null]>([
    ['invalid', { invalid: 'true' }, { valid: false }, null],
    ['zero', { zero: true }, { latitude: 0, longitude: 0 }, null],
    ['future', {}, { fixTimeMs: NOW_MS + 86_401_000 }, null],
    ['future', { future: '60' }, { fixTimeMs: NOW_MS + 61_000 }, null],
    ['past', { past: 60 }, { fixTimeMs: NOW_MS - 61_000 }, null],
    ['accuracy', { accuracy: 50 }, { accuracyMeters: 51 }, null],
    ['approximate', { approximate: true }, { attributes: { approximate: true } }, null],
    ['duplicate', { duplicate: true }, {}, {}],
    ['static', { static: true }, { speedKnots: 0 }, null],
    ['distance', { distance: 100 }, { attributes: { distance: 99 } }, minute],
    ['maxSpeed', { maxSpeed: 100 }, { attributes: { distance: 3_200 } }, minute],
    ['minPeriod', { minPeriod: 61 }, {}, minute],
  ])('%s %j', (name, settings, now, before) => {
    expect(find(settings, now, before)).toBe(name);
    expect(find(name === 'future' ? { future: 0 } : {}, now, before)).toBeNull();
  });

  it('takes what is within the limits', () => {
    const limits = { future: 60, past: 60, accuracy: 50, distance: 100, maxSpeed: 100 };
    expect(find({ ...limits, zero: true }, { latitude: 0 })).toBeNull();
    const way = { attributes: { distance: 3_000 }, accuracyMeters: 50 };
    expect(find({ ...limits, minPeriod: 60 }, way, minute)).toBeNull();
    expect(find({ duplicate: true }, { attributes: { alarm: 'sos' } }, {})).toBeNull();
  });

  it('leaves out messages without a place, and those above the number of a day', () => {
    expect(find({ outdated: true }, {}, null, { isPlaced: false })).toBe('outdated');
    expect(find({ dailyLimit: 5 }, {}, null, { storedToday: 4 })).toBeNull();
    expect(find({ dailyLimit: 5 }, {}, null, { storedToday: 5 })).toBe('dailyLimit');
  });

  it('lets idle chatter through after a silence, and with an attribute that matters', () => {
    const idle = { static: true, skipLimit: 300 };
    const quiet = { speedKnots: 0 };
    expect(find(idle, quiet, { serverTimeMs: NOW_MS - 300_000 })).toBe('static');
    expect(find(idle, quiet, { serverTimeMs: NOW_MS - 300_001 })).toBeNull();
    const named = { static: true, skipAttributes: 'alarm, ignition' };
    const alarm = { ...quiet, attributes: { alarm: 'sos' } };
    expect(find(named, alarm)).toBe('static');
    expect(find({ ...named, 'skipAttributes.enable': true }, alarm)).toBeNull();
    expect(find({ ...named, 'skipAttributes.enable': true }, quiet)).toBe('static');
  });

  it('filters nothing by a setting that is no number', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('past', 'accuracy', 'distance', 'maxSpeed', 'minPeriod'),
        (name) => {
          for (const value of ['', 'fast', '1e999', null, {}, [], true, 0, -1]) {
            expect(find({ [name]: value }, { accuracyMeters: 900 }, minute)).toBeNull();
          }
        },
      ),
    );
  });
});
