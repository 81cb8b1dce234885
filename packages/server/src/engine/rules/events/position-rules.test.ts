import { describe, expect, it } from 'vitest';
import type { DeviceEntity } from '../../entities/device-entity';
import type { Position } from '../../positions/position';
import { alarmEvents, lateAlarmEvents } from './alarm-events';
import { commandResultEvents } from './command-result-events';
import { fuelEvents } from './fuel-events';
import { ignitionEvents } from './ignition-events';
import { isInactivityDue } from './inactivity';
import { maintenanceEvents } from './maintenance-events';
import { mediaEvents } from './media-events';
import { nextOverspeed } from './overspeed';
import type { FixChange } from './position-rule';
import { proximityEvents } from './proximity-events';
import { NO_FIX_MS } from '../position/fix-draft';
import { createRuleBook } from '../book/rule-book';

const device = (attributes: Record<string, unknown> = {}): DeviceEntity => ({
  id: 1,
  name: 'Bus',
  uniqueId: 'bus',
  groupId: 0,
  disabled: false,
  expirationTime: null,
  attributes,
});
const fix = (more: Partial<Position> = {}): Position => ({
  id: 1,
  deviceId: 1,
  protocol: 'osmand',
  serverTimeMs: 0,
  deviceTimeMs: 0,
  fixTimeMs: 0,
  valid: true,
  latitude: 0,
  longitude: 0,
  altitudeMeters: 0,
  speedKnots: 0,
  course: 0,
  address: null,
  accuracyMeters: 0,
  network: null,
  geofenceIds: null,
  attributes: {},
  ...more,
});
const change = (more: Partial<FixChange>): FixChange => ({
  device: device(),
  last: null,
  position: fix(),
  rules: createRuleBook(() => undefined),
  ...more,
});
const told = (attributes: Record<string, unknown>): Position => fix({ attributes });

describe('alarms', () => {
  it('are told once each while they last', () => {
    const last = told({ alarm: 'sos,tow' });
    const events = alarmEvents(change({ last, position: told({ alarm: 'tow, powerCut,sos' }) }));
    expect(events).toEqual([{ type: 'alarm', attributes: { alarm: 'powerCut' } }]);
  });

  it('of a fix that comes late are told where values are read as meant', () => {
    const late = { last: fix({ fixTimeMs: 60_000 }), position: told({ alarm: 'sos' }) };
    const careful = { device: device({ 'values.asMeant': true }) };
    expect(lateAlarmEvents(change({ ...late, ...careful }))).toEqual([
      { type: 'alarm', attributes: { alarm: 'sos' } },
    ]);
    expect(lateAlarmEvents(change(late))).toEqual([]);
    // The newest fix has a rule of its own.
    expect(lateAlarmEvents(change({ ...late, ...careful, last: null }))).toEqual([]);
  });
});

describe('what is no text', () => {
  it('names an alarm and a file as a Traccar writes it, and is no result of a command', () => {
    expect(alarmEvents(change({ position: told({ alarm: 12 }) }))).toEqual([
      { type: 'alarm', attributes: { alarm: '12.0' } },
    ]);
    expect(mediaEvents(change({ position: told({ image: 12 }) }))).toEqual([
      { type: 'media', attributes: { media: 'image', file: '12.0' } },
    ]);
    const results = [true, 12, 'done'].flatMap((result) =>
      commandResultEvents(change({ position: told({ result }) })),
    );
    expect(results).toEqual([{ type: 'commandResult', attributes: { result: 'done' } }]);
  });
});

describe('ignition', () => {
  it.each([
    [true, false, ['ignitionOff']],
    [false, true, ['ignitionOn']],
    [true, 1, ['ignitionOff']],
    [1, 'TRUE', ['ignitionOn']],
    ['on', 0, []],
    [undefined, true, []],
    [true, undefined, []],
  ])('from %j to %j is %j', (before, after, types) => {
    const tell = (ignition: unknown) => told(ignition === undefined ? {} : { ignition });
    const found = ignitionEvents(change({ last: tell(before), position: tell(after) }));
    expect(found.map(({ type }) => type)).toEqual(types);
  });
});

describe('fuel', () => {
  it.each([
    [50, 44, []],
    [50, 45, []],
    [50, 40, ['deviceFuelDrop']],
    [40, 49, []],
    [40, 60, ['deviceFuelIncrease']],
  ])('from %d to %d is %j', (before, after, types) => {
    const bus = device({ fuelDropThreshold: 8, fuelIncreaseThreshold: 10 });
    const found = fuelEvents(
      change({ device: bus, last: told({ fuel: before }), position: told({ fuel: after }) }),
    );
    expect(found.map(({ type }) => type)).toEqual(types);
  });
});

describe('maintenance', () => {
  it.each([
    [49_000, 50_500, true],
    [50_500, 59_000, false],
    [59_000, 61_000, true],
    [0, 51_000, false],
    [61_000, 40_000, false],
  ])('from %d to %d is due: %s', (before, after, isDue) => {
    const rules = {
      ...createRuleBook(() => undefined),
      maintenancesOf: () => [
        { id: 7, name: 'Oil', type: 'odometer', start: 50_000, period: 10_000 },
      ],
    };
    const found = maintenanceEvents(
      change({ rules, last: told({ odometer: before }), position: told({ odometer: after }) }),
    );
    expect(found).toEqual(
      isDue ? [{ type: 'maintenance', maintenanceId: 7, attributes: { odometer: after } }] : [],
    );
  });
});

describe('overspeed', () => {
  it('is told once a streak, by the limit that counts', () => {
    const speeds = [40, 60, 70, 50, 51];
    let state = { isOver: false };
    const found = speeds.map((speedKnots) => {
      const step = nextOverspeed(
        state,
        change({ device: device({ speedLimit: 50 }), position: fix({ speedKnots }) }),
      );
      state = step.state;
      return step.findings.length;
    });
    expect(found).toEqual([0, 1, 0, 0, 1]);
  });

  it('ends its streak where no limit holds, and is told again where one does', () => {
    const fixes = [
      { speedLimit: 50 },
      { speedLimit: 50 },
      {},
      { speedLimit: 'x' },
      { speedLimit: 50 },
    ];
    let state = { isOver: false };
    const found = fixes.map((attributes) => {
      const step = nextOverspeed(state, change({ position: fix({ speedKnots: 60, attributes }) }));
      state = step.state;
      return step.findings.length;
    });
    expect(found).toEqual([1, 0, 0, 0, 1]);
  });

  it('in a fence follows the highest limit around, not that of the device', () => {
    const limits: Record<number, number> = { 1: 10, 2: 80 };
    const rules = {
      ...createRuleBook(() => undefined),
      geofence: (id: number) => ({
        id,
        name: '',
        calendarId: 0,
        attributes: { speedLimit: limits[id] },
        problem: null,
        contains: () => true,
      }),
    };
    const at = (geofenceIds: number[]) =>
      nextOverspeed(
        { isOver: false },
        change({
          rules,
          device: device({ speedLimit: 20 }),
          position: fix({ speedKnots: 60, geofenceIds }),
        }),
      ).findings;
    expect(at([1, 2])).toEqual([]);
    expect(at([1])).toMatchObject([{ geofenceId: 1, attributes: { speed: 60, speedLimit: 10 } }]);
  });
});

describe('company', () => {
  const bus = device({
    proximityEnterDistance: 100,
    proximityExitDistance: 200,
    unaccompaniedDistance: 100,
  });
  const near = { latitude: 0, longitude: 0 };
  const at = (latitude: number, motion = true): Position =>
    fix({ latitude, attributes: { motion } });
  const types = (last: Position | null, position: Position) =>
    proximityEvents(change({ device: bus, last, position }), [{ deviceId: 2, place: near }]).map(
      ({ type }) => type,
    );

  it('that comes near, is left, or is missing at the start is told', () => {
    expect(types(at(0.01), at(0.0005))).toEqual(['proximityEnter']);
    expect(types(at(0.0005), at(0.0004))).toEqual([]);
    expect(types(at(0.001), at(0.003))).toEqual(['proximityExit']);
    expect(types(at(0.01, false), at(0.011))).toEqual(['unaccompaniedMotion']);
    expect(types(at(0.0001, false), at(0.0002))).toEqual([]);
  });

  it('is nothing to a first fix', () => {
    expect(types(null, at(0.0005))).toEqual([]);
    expect(types(null, at(0.01))).toEqual([]);
    // A message without a place came first.
    const nowhere = fix({ fixTimeMs: NO_FIX_MS });
    expect(types({ ...nowhere, latitude: 0.01 }, at(0.0005))).toEqual([]);
    expect(types({ ...nowhere, attributes: { motion: false } }, at(0.01))).toEqual([]);
  });
});

describe('inactivity', () => {
  it.each([
    [0, 99, false],
    [90, 100, true],
    [101, 149, false],
    [140, 150, true],
    [0, 1000, true],
  ])('between %d and %d is due: %s', (fromMs, toMs, isDue) => {
    expect(isInactivityDue({ startMs: 100, periodMs: 50 }, 0, { fromMs, toMs })).toBe(isDue);
    expect(isInactivityDue({ startMs: 0, periodMs: 50 }, 0, { fromMs, toMs })).toBe(false);
  });
});
