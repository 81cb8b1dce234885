import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clockFromDraft,
  clockToDraft,
  dayFromDraft,
  dayToDraft,
  EMPTY_DRAFT,
  fromDraft,
  listDateTimeParts,
  readPasted,
  stepField,
  toDraft,
} from './date-time-parts';

const timeZone = 'America/Sao_Paulo';
const brazil = { locale: 'pt-BR', hour12: false };
const america = { locale: 'en-US', hour12: true };
const order = (style: typeof brazil) =>
  listDateTimeParts(style).flatMap((part) => ('field' in part ? [part.field] : []));

describe('the fields of a date and time', () => {
  it('stand in the order of the language, with its clock', () => {
    expect(order(brazil)).toEqual(['day', 'month', 'year', 'hour', 'minute']);
    expect(order({ ...brazil, locale: 'es' })).toEqual(order(brazil));
    expect(order(america)).toEqual(['month', 'day', 'year', 'hour', 'minute', 'dayPeriod']);
    expect(order({ ...america, hour12: false })).not.toContain('dayPeriod');
  });

  it('say a moment in the zone, and mean it again', () => {
    const at = Date.parse('2026-11-21T02:05:00Z');
    const shown = { year: '2026', month: '11', day: '20', hour: '23', minute: '05', dayPeriod: '' };
    expect(toDraft(at, { timeZone, hour12: false })).toEqual(shown);
    expect(toDraft(at, { timeZone, hour12: true })).toMatchObject({ hour: '11', dayPeriod: 'PM' });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 90_000_000 }),
        fc.constantFrom(brazil, america),
        fc.constantFrom('UTC', 'Asia/Kathmandu', 'Asia/Kolkata'),
        (minutes, style, zone) => {
          const instant = minutes * 60_000;
          const draft = toDraft(instant, { timeZone: zone, hour12: style.hour12 });
          expect(fromDraft(draft, { ...style, timeZone: zone })).toBe(instant);
        },
      ),
    );
  });

  it('mean nothing while one is empty, out of bounds, or no day of the calendar', () => {
    const full = toDraft(0, { timeZone: 'UTC', hour12: false });
    const read = (change: Partial<typeof full>) =>
      fromDraft({ ...full, ...change }, { ...brazil, timeZone: 'UTC' });
    expect(read({})).toBe(0);
    expect(read({ day: '' })).toBeNull();
    expect(read({ day: '31', month: '02' })).toBeNull();
    expect(read({ hour: '24' })).toBeNull();
    expect(read({ year: '26' })).toBeNull();
    expect(fromDraft({ ...full, hour: '12' }, { ...america, timeZone: 'UTC' })).toBeNull();
    expect(fromDraft(EMPTY_DRAFT, { ...brazil, timeZone })).toBeNull();
  });

  it('go up and down, round at their ends', () => {
    const step = (text: string, by: 1 | -1) =>
      stepField({ ...EMPTY_DRAFT, month: text }, 'month', by, brazil).month;
    expect([step('11', 1), step('12', 1), step('01', -1)]).toEqual(['12', '01', '12']);
    expect([step('', 1), step('', -1)]).toEqual(['01', '12']);
    expect(stepField(EMPTY_DRAFT, 'dayPeriod', 1, america).dayPeriod).toBe('AM');
  });

  it('hold a day or a time alone, and mean it again', () => {
    const parts = (kind: 'date' | 'time', style: typeof brazil) =>
      listDateTimeParts(style, kind).flatMap((part) => ('field' in part ? [part.field] : []));
    expect(parts('date', america)).toEqual(['month', 'day', 'year']);
    expect(parts('time', america)).toEqual(['hour', 'minute', 'dayPeriod']);
    expect(parts('time', brazil)).toEqual(['hour', 'minute']);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4_000_000_000_000 }),
        fc.boolean(),
        (instant, hour12) => {
          const iso = new Date(instant).toISOString();
          const [day, time] = [iso.slice(0, 10), iso.slice(11, 16)];
          expect(dayFromDraft(dayToDraft(day))).toBe(day);
          expect(clockFromDraft(clockToDraft(time, hour12), hour12)).toBe(time);
        },
      ),
    );
    expect(dayFromDraft(dayToDraft('2026-02-30'))).toBeNull();
    expect(dayToDraft('tomorrow')).toEqual(EMPTY_DRAFT);
    expect(clockToDraft('25:00', false)).toEqual(EMPTY_DRAFT);
    expect(clockFromDraft(EMPTY_DRAFT, false)).toBeNull();
    expect(readPasted('1/12/2026', brazil, 'date')).toMatchObject({ day: '01', month: '12' });
  });

  it('take what was copied from elsewhere', () => {
    const draft = readPasted('1/12/2026 8:30', brazil);
    expect(draft).toMatchObject({ day: '01', month: '12', year: '2026', hour: '08', minute: '30' });
    expect(readPasted('12/1/2026, 8:30 PM', america)).toMatchObject({
      month: '12',
      dayPeriod: 'PM',
    });
    expect(readPasted('tomorrow', brazil)).toBeNull();
  });
});
