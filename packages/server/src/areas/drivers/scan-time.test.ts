import { DAY_MS, MINUTE_MS } from '@rastro/sdk/domain';
import { expect, it } from 'vitest';
import { readScanTime } from './scan-time';

const NOW = Date.UTC(2026, 7, 21, 12);
const time = (minutes: number) => new Date(NOW + minutes * MINUTE_MS).toISOString();
/** Minutes from now, and whether it is late. */
const read = (at?: number, sentAt?: number) => {
  const found = readScanTime(
    {
      at: at === undefined ? undefined : time(at),
      sentAt: sentAt === undefined ? undefined : time(sentAt),
    },
    NOW,
  );
  return [(found.at.getTime() - NOW) / MINUTE_MS, found.isLate];
};

it('takes a scan by its time, of a clock that is about right', () => {
  expect(read()).toEqual([0, false]);
  expect(read(-0.5)).toEqual([-0.5, false]);
  expect(read(-30)).toEqual([-30, true]);
  expect(read(1.5)).toEqual([0, false]);
  // What the network took says nothing of the clock: two scans keep their order.
  expect(read(-1.5, -1)).toEqual([-1.5, true]);
});

it('corrects a clock that is ahead or behind by when the scan was sent', () => {
  expect(read(9, 10)).toEqual([-1, false]);
  expect(read(-20, 10)).toEqual([-30, true]);
  expect(read(-400 * 24 * 60, -400 * 24 * 60)).toEqual([0, false]);
  expect(read(-90, -60)).toEqual([-30, true]);
});

it('takes what still lies ahead as of now, and as late: nobody knows when it was made', () => {
  expect(read(15, 0)).toEqual([0, true]);
  expect(read(25, 10)).toEqual([0, true]);
});

it('says what is wrong with a time that is none', () => {
  expect(() => read(3)).toThrow(/clock of the phone is ahead/);
  expect(() => read(-7 * 24 * 60 - 1)).toThrow(/seven days/);
  const old = { at: new Date(NOW - 8 * DAY_MS).toISOString(), sentAt: time(0) };
  expect(() => readScanTime(old, NOW)).toThrow(/seven days/);
});
