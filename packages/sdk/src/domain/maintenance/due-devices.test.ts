// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../time/durations';
import { isDue, listDueDevices, listDueLines, type MaintenanceLinks } from './due-devices';

const AT = '2026-11-21T12:00:00.000+00:00';
const NOW = Date.parse(AT);
const fix = (odometer: number) => ({
  serverTime: AT,
  deviceTime: AT,
  fixTime: AT,
  attributes: { odometer },
});
const oil = { type: 'odometer', start: 0, period: 10_000 };

describe('a maintenance', () => {
  it('is due in the last tenth of its period, and not before or after', () => {
    expect([8_900, 9_000, 9_999, 10_000].map((odometer) => isDue(oil, fix(odometer), NOW))).toEqual(
      [false, true, true, false],
    );
  });

  it('is due once its day is over, however long the vehicle is silent', () => {
    const yearly = { type: 'fixTime', start: NOW + DAY_MS, period: 365 * DAY_MS };
    expect(isDue({ ...yearly, start: NOW + 60 * DAY_MS }, fix(1), NOW)).toBe(false);
    expect(isDue(yearly, fix(1), NOW)).toBe(true);
    expect(isDue(yearly, fix(1), NOW + 9 * DAY_MS)).toBe(true);
  });

  it('is not due where nobody counts', () => {
    expect(isDue(oil, undefined, NOW)).toBe(false);
    expect(isDue(oil, fix(0), NOW)).toBe(false);
  });
});

describe('listDueDevices', () => {
  const devices = [
    { id: 1, groupId: 0 },
    { id: 2, groupId: 7 },
    { id: 3, groupId: 8 },
    { id: 4, groupId: 0 },
  ];
  const list = (links: Partial<MaintenanceLinks>) => [
    ...listDueDevices({
      devices,
      fixOf: (id) => (id === 4 ? undefined : fix(9_500)),
      links: { ofDevice: new Map(), ofGroup: new Map(), parentOf: new Map(), ...links },
      nowMs: NOW,
    }),
  ];

  it('takes what is linked to a device, and to the groups above it', () => {
    expect(
      list({
        ofDevice: new Map([
          [1, [oil]],
          [4, [oil]],
        ]),
      }),
    ).toEqual([1]);
    expect(list({ ofGroup: new Map([[7, [oil]]]), parentOf: new Map([[8, 7]]) })).toEqual([2, 3]);
    expect(list({ ofGroup: new Map([[8, [oil]]]), parentOf: new Map([[8, 7]]) })).toEqual([3]);
    expect(list({})).toEqual([]);
  });

  it('comes to an end with groups in a ring', () => {
    expect(
      list({
        ofGroup: new Map([[7, [oil]]]),
        parentOf: new Map([
          [7, 8],
          [8, 7],
        ]),
      }),
    ).toEqual([2, 3]);
  });
});

describe('listDueLines', () => {
  it('lists what is planned, overdue first, and a plan that comes twice once', () => {
    const belt = { type: 'odometer', start: 0, period: 100_000 };
    const yearly = { type: 'fixTime', start: NOW - DAY_MS, period: 365 * DAY_MS };
    const lines = listDueLines({
      devices: [{ id: 2, groupId: 7 }],
      fixOf: () => ({ ...fix(9_500), fixTime: new Date(NOW - 9 * DAY_MS).toISOString() }),
      links: {
        ofDevice: new Map([[2, [belt, oil, yearly]]]),
        ofGroup: new Map([[7, [oil]]]),
        parentOf: new Map(),
      },
      nowMs: NOW,
    });
    expect(lines.map(({ plan }) => plan)).toEqual([yearly, oil, belt]);
    expect(lines.map(({ next }) => next.remaining)).toEqual([-DAY_MS, 500, 90_500]);
  });
});
