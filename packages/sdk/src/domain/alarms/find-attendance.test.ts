import { describe, expect, it } from 'vitest';
import {
  alarmLastsMs,
  ATTENDED_MS,
  findAttendance,
  findEventAttendance,
  findLasting,
  SAME_ALARM_MS,
  type TakenAlarm,
} from './find-attendance';

const START = 1_780_000_000_000;
const at = (ms: number) => new Date(START + ms).toISOString();
const fix = (alarm: string, ms = 0) => ({ deviceTime: at(ms), attributes: { alarm } });
const take = (alarm: string, over: Partial<TakenAlarm> = {}): TakenAlarm => ({
  alarm,
  eventTime: at(0),
  takenAt: at(60_000),
  userId: 7,
  ...over,
});
const NONE = { state: 'none' };
const OPEN = { state: 'unattended' };
const find = (at: Parameters<typeof findAttendance>[0], takes: TakenAlarm[], nowMs = START) =>
  findAttendance(at, takes, nowMs);

describe('findAttendance', () => {
  it('finds who has the alarm of the latest fix', () => {
    const sos = take('sos');
    expect(find(fix('sos'), [take('door', { userId: 0 }), sos])).toEqual({
      state: 'attended',
      take: sos,
    });
    expect(find(fix('sos'), [take('door')])).toEqual(OPEN);
    expect(find(fix(''), [])).toEqual(NONE);
    expect(find(undefined, [])).toEqual(NONE);
  });

  it('finds nobody once it was given back', () => {
    const back = take('sos', { userId: 0, takenAt: null });
    expect(find(fix('sos'), [back])).toEqual(OPEN);
    expect(find(fix(''), [back])).toEqual(NONE);
  });

  it('wants each alarm of the fix to be somebody’s, and names who came last', () => {
    const later = take('door', { takenAt: at(90_000) });
    expect(find(fix('sos, door'), [take('sos')])).toEqual(OPEN);
    expect(find(fix('sos, door'), [take('sos'), later])).toEqual({
      state: 'attended',
      take: later,
    });
  });

  it('takes what comes again for ten minutes for the same alarm, and later for a new one', () => {
    const sos = take('sos');
    expect(find(fix('sos', 60_000 + SAME_ALARM_MS), [sos]).state).toBe('attended');
    expect(find(fix('sos', 60_001 + SAME_ALARM_MS), [sos])).toEqual(OPEN);
    expect(find(fix('sos', -1), [sos])).toEqual(OPEN);
  });

  it('knows an alarm that was taken long after it came', () => {
    expect(find(fix('sos', 0), [take('sos', { takenAt: at(3_600_000) })]).state).toBe('attended');
  });

  it('keeps what was taken until it is resolved, or for a day, though the vehicle is silent of it', () => {
    const sos = take('sos');
    const last = START + 60_000 + ATTENDED_MS;
    expect(find(fix('', 120_000), [sos], last)).toEqual({ state: 'attended', take: sos });
    expect(find(undefined, [sos], last)).toEqual({ state: 'attended', take: sos });
    expect(find(fix('', 120_000), [sos], last + 1)).toEqual(NONE);
    expect(find(fix(''), [take('sos', { resolvedAt: at(90_000) })])).toEqual(NONE);
  });

  it('tells a resolved alarm that the vehicle still says from one that came after', () => {
    const done = take('sos', { resolvedAt: at(90_000) });
    expect(find(fix('sos', 90_000), [done])).toEqual({ state: 'resolved', take: done });
    expect(find(fix('sos', 90_001), [done])).toEqual(OPEN);
    const lasting = { ...done, lastsUntilMs: START + 95_000 };
    expect(find(fix('sos', 95_000), [lasting]).state).toBe('resolved');
    expect(find(fix('sos', 95_001), [lasting])).toEqual(OPEN);
  });

  it('has one that is taken before one that is resolved', () => {
    const done = take('sos', { resolvedAt: at(90_000), takenAt: at(70_000) });
    const door = take('door');
    expect(find(fix('sos,door', 80_000), [done, door])).toEqual({ state: 'attended', take: door });
  });

  it('bears a time that is none', () => {
    expect(find({ ...fix('sos'), deviceTime: '' }, [take('sos')])).toEqual(OPEN);
  });
});

describe('findEventAttendance', () => {
  const event = (id: number, ms: number, alarm = 'sos') => ({
    id,
    eventTime: at(ms),
    attributes: { alarm },
  });
  const own = { ...take('sos'), id: 1 };

  it('knows an alarm by its own take, and what comes again soon by that of the first', () => {
    expect(findEventAttendance(event(1, 0), [own])).toEqual({ state: 'attended', take: own });
    expect(findEventAttendance(event(2, 90_000), [own])).toEqual({ state: 'attended', take: own });
    expect(findEventAttendance(event(2, 61_000 + SAME_ALARM_MS), [own])).toEqual(OPEN);
    expect(findEventAttendance(event(2, 90_000, 'door'), [own])).toEqual(OPEN);
    expect(findEventAttendance(event(1, 0), [])).toEqual(OPEN);
  });

  it('is not resolved by what was resolved before it came', () => {
    const done = { ...own, resolvedAt: at(80_000) };
    expect(findEventAttendance(event(1, 0), [done])).toEqual({ state: 'resolved', take: done });
    expect(findEventAttendance(event(2, 90_000), [done])).toEqual(OPEN);
  });

  it('is nobody’s once it was given back', () => {
    expect(findEventAttendance(event(1, 0), [{ ...own, userId: 0, takenAt: null }])).toEqual(OPEN);
  });
});

describe('findLasting', () => {
  const soon = 60_000 + SAME_ALARM_MS - 30_000;

  it('asks about a take whose time is nearly over while its alarm goes on', () => {
    const sos = take('sos');
    expect(findLasting(fix('sos', 120_000), [sos])).toEqual([]);
    expect(findLasting(fix('sos', soon), [sos])).toEqual([sos]);
    expect(findLasting(fix('sos', soon + SAME_ALARM_MS), [sos])).toEqual([sos]);
    expect(findLasting(fix('door', soon), [sos])).toEqual([]);
    expect(findLasting({ deviceTime: at(soon), attributes: {} }, [sos])).toEqual([]);
  });

  it('asks about a resolved one at once', () => {
    const done = take('sos', { resolvedAt: at(90_000) });
    expect(findLasting(fix('sos', 89_000), [done])).toEqual([done]);
  });

  it('asks about the newest take of an alarm, if it is somebody’s', () => {
    const old = take('sos');
    const young = take('sos', { eventTime: at(1_000) });
    expect(findLasting(fix('sos', soon), [young, old])).toEqual([young]);
    expect(findLasting(fix('sos', soon), [old, { ...young, userId: 0 }])).toEqual([]);
  });

  it('is answered by a time until which it lasts', () => {
    const sos = take('sos');
    const lasting = { ...sos, lastsUntilMs: START + soon + alarmLastsMs(sos) };
    expect(findLasting(fix('sos', soon), [lasting])).toEqual([]);
    const end = soon + alarmLastsMs(sos);
    expect(find(fix('sos', end), [lasting]).state).toBe('attended');
    expect(find(fix('sos', end + 1), [lasting])).toEqual(OPEN);
  });
});
