import { expect, it } from 'vitest';
import type { ReportFix } from '../days/report-fix';
import type { ReportDevice } from '../report-request';
import { NO_STEPS } from '../days/counter-steps';
import { baseRow } from './base-row';

const fix = (fixTimeMs: number, attributes: ReportFix['attributes']): ReportFix => ({
  id: fixTimeMs,
  deviceId: 1,
  fixTimeMs,
  latitude: 0,
  longitude: 0,
  speedKnots: 0,
  address: null,
  attributes,
});
const way = (
  first: ReportFix['attributes'],
  last: ReportFix['attributes'],
  more: Partial<ReportDevice> = {},
) =>
  baseRow(
    // The least that a row reads of a device.
    {
      id: 1,
      name: 'Van',
      attributes: {},
      ignoresOdometer: false,
      ...more,
    } as unknown as ReportDevice,
    { first: fix(0, first), last: fix(1, last) },
    NO_STEPS,
  ).distance;

it('tells the way of the counter, and the measured one where that went back', () => {
  expect(way({ odometer: 500, totalDistance: 10 }, { odometer: 900, totalDistance: 70 })).toBe(400);
  expect(way({ odometer: 900, totalDistance: 10 }, { odometer: 500, totalDistance: 70 })).toBe(60);
  expect(way({ odometer: 900 }, { odometer: 500 })).toBe(0);
  expect(way({ totalDistance: 70 }, { totalDistance: 10 })).toBe(0);
});

it('tells a way below zero to clients made for Traccar', () => {
  const [first, last] = [
    { odometer: 900, totalDistance: 10 },
    { odometer: 500, totalDistance: 70 },
  ];
  expect(way(first, last, { tellsWayBack: true })).toBe(-400);
});
