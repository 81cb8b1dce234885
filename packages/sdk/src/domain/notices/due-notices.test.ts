import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../time/durations';
import { findNoticedLicences, findNoticedLines } from './due-notices';

const lead = { days: 7, distance: 500_000, hours: 10 * HOUR_MS };

it('tells of a maintenance as long before as was asked for, in what its plan counts', () => {
  const line = (type: string, remaining: number) => ({
    deviceId: 1,
    plan: { id: 5, type, start: 0, period: 1_000 },
    next: { dueAt: 20_000, remaining, share: 0 },
  });
  const isTold = (type: string, remaining: number): boolean =>
    findNoticedLines([line(type, remaining)], lead).length === 1;
  expect([isTold('odometer', 500_000), isTold('odometer', 500_001)]).toEqual([true, false]);
  expect([isTold('hours', 10 * HOUR_MS), isTold('hours', 11 * HOUR_MS)]).toEqual([true, false]);
  expect([isTold('fixTime', 7 * DAY_MS), isTold('fixTime', 8 * DAY_MS)]).toEqual([true, false]);
  expect([isTold('starts', 100), isTold('starts', 101), isTold('starts', -5)]).toEqual([
    true,
    false,
    true,
  ]);
});

it('knows a maintenance again until it is due at another time', () => {
  const keyOf = (dueAt: number, remaining: number) =>
    findNoticedLines(
      [
        {
          deviceId: 1,
          plan: { id: 5, type: 'odometer', start: 0, period: 1_000 },
          next: { dueAt, remaining, share: 0 },
        },
      ],
      lead,
    )[0]?.key;
  expect(keyOf(20_000, 400)).toBe(keyOf(20_000, -3));
  expect(keyOf(20_000, 400)).not.toBe(keyOf(30_000, 400));
});

it('tells of licences, what ends first ahead, and of none without a day', () => {
  const drivers = [
    { id: 1, name: 'Lia', validity: '2026-12-03' },
    { id: 2, name: 'Rui', validity: '2026-12-04' },
    { id: 3, name: 'Ana', validity: '2026-11-20' },
    { id: 4, name: 'Eva', validity: undefined },
  ];
  const found = findNoticedLicences(drivers, lead, '2026-11-26');
  expect(found.map(({ thing }) => [thing.name, thing.daysLeft])).toEqual([
    ['Ana', -6],
    ['Lia', 7],
  ]);
  const renewed = findNoticedLicences(
    [{ ...drivers[2]!, validity: '2026-11-21' }],
    lead,
    '2026-11-26',
  );
  expect(renewed[0]?.key).not.toBe(found[0]?.key);
});
