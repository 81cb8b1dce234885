import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  correctTime,
  findClockFault,
  isNewerFix,
  isTimeGuessed,
  isWrongTime,
  readFixTime,
  ROLLOVER_MS,
} from './fix-clock';

const DAY = 86_400_000;
const HEARD_MS = Date.UTC(2026, 10, 25, 12);
const iso = (ms: number): string => new Date(ms).toISOString();
const fix = (saidMs: number, heardMs = HEARD_MS, attributes = {}) => ({
  fixTime: iso(saidMs),
  deviceTime: iso(saidMs),
  serverTime: iso(heardMs),
  attributes,
});

describe('correctTime', () => {
  it('adds the rounds of 1,024 weeks that a receiver does not know of', () => {
    const meantMs = HEARD_MS - 600_000;
    expect(correctTime(meantMs - 619_315_200_000, HEARD_MS)).toBe(meantMs);
    expect(correctTime(meantMs - 2 * 619_315_200_000, HEARD_MS)).toBe(meantMs);
    expect(correctTime(meantMs - 80 * DAY - 619_315_200_000, HEARD_MS)).toBe(meantMs - 80 * DAY);
  });

  it('leaves old fixes and small differences alone', () => {
    for (const saidMs of [HEARD_MS + 200_000, HEARD_MS - 91 * DAY, HEARD_MS - 700 * DAY]) {
      expect(correctTime(saidMs, HEARD_MS)).toBe(saidMs);
    }
  });

  it.each([0, Date.UTC(1980, 0, 6), Date.UTC(2000, 0, 1), HEARD_MS + 72_000_000, HEARD_MS + 9e12])(
    'takes when it was heard for %d, which no round explains',
    (saidMs) => {
      expect(correctTime(saidMs, HEARD_MS)).toBe(HEARD_MS);
    },
  );

  it('gives no wrong time, and one that was right unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9e12 }), (saidMs) => {
        const meantMs = correctTime(saidMs, HEARD_MS);
        expect(isWrongTime(meantMs, HEARD_MS)).toBe(false);
        if (!isWrongTime(saidMs, HEARD_MS)) expect(meantMs).toBe(saidMs);
      }),
    );
  });
});

describe('findClockFault', () => {
  it('goes by the marks of a server, else by when the fix was heard', () => {
    const marks = { clockTime: iso(5), clockWrongSince: iso(HEARD_MS - 1) };
    expect(findClockFault(fix(HEARD_MS, HEARD_MS, marks))).toEqual({
      saidMs: 5,
      sinceMs: HEARD_MS - 1,
    });
    const saidMs = HEARD_MS + 72_000_000;
    expect(findClockFault(fix(saidMs))).toEqual({ saidMs, sinceMs: HEARD_MS });
    expect(findClockFault(fix(HEARD_MS - ROLLOVER_MS))).not.toBeNull();
  });

  it('finds none in a right fix, an old one, or marks that are no times', () => {
    const marks = { clockTime: 'x', clockWrongSince: {} };
    expect(findClockFault(fix(HEARD_MS - 1000, HEARD_MS, marks))).toBeNull();
    expect(findClockFault(fix(HEARD_MS - 400 * DAY))).toBeNull();
    expect(findClockFault({ fixTime: iso(1) })).toBeNull();
    expect(findClockFault(undefined)).toBeNull();
  });
});

describe('the age of a fix', () => {
  it('is that since it was heard where it claims to be from the future', () => {
    expect(readFixTime(fix(HEARD_MS + 72_000_000))).toBe(iso(HEARD_MS));
    expect(readFixTime(fix(HEARD_MS - 1000))).toBe(iso(HEARD_MS - 1000));
  });

  it('is guessed, unless whole rounds of the clock were added', () => {
    const marked = (saidMs: number) =>
      fix(HEARD_MS, HEARD_MS, { clockTime: iso(saidMs), clockWrongSince: iso(HEARD_MS) });
    expect(isTimeGuessed(marked(HEARD_MS + 72_000_000))).toBe(true);
    expect(isTimeGuessed(marked(HEARD_MS - ROLLOVER_MS))).toBe(false);
    expect(isTimeGuessed(fix(HEARD_MS))).toBe(false);
  });
});

describe('isNewerFix', () => {
  it('lets a right fix take the place of one from tomorrow, and no much older one', () => {
    const ahead = fix(HEARD_MS + 72_000_000);
    expect(isNewerFix(fix(HEARD_MS - 2000, HEARD_MS + 1000), ahead)).toBe(true);
    expect(isNewerFix(fix(HEARD_MS - 3_600_000, HEARD_MS + 1000), ahead)).toBe(false);
    expect(isNewerFix(ahead, fix(HEARD_MS))).toBe(true);
  });

  it('goes by time where no clock is wrong', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (a, b) => {
        expect(isNewerFix(fix(HEARD_MS - a), fix(HEARD_MS - b))).toBe(a <= b);
      }),
    );
  });
});
