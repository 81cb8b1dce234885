import { describe, expect, it } from 'vitest';
import { findAttending, findLasting, SAME_ALARM_MS, type TakenAlarm } from './find-attending';

const at = (ms: number) => new Date(1_780_000_000_000 + ms).toISOString();
const fix = (alarm: string, ms = 0) => ({ deviceTime: at(ms), attributes: { alarm } });
const take = (alarm: string, over: Partial<TakenAlarm> = {}): TakenAlarm => ({
  alarm,
  eventTime: at(0),
  takenAt: at(60_000),
  userId: 7,
  ...over,
});

describe('findAttending', () => {
  it('finds who has the alarm of the latest fix', () => {
    const sos = take('sos');
    expect(findAttending(fix('sos'), [take('door'), sos])).toBe(sos);
    expect(findAttending(fix('sos'), [take('door')])).toBeUndefined();
    expect(findAttending(undefined, [sos])).toBeUndefined();
    expect(findAttending({ deviceTime: at(0), attributes: {} }, [sos])).toBeUndefined();
  });

  it('finds nobody once it was given back', () => {
    expect(findAttending(fix('sos'), [take('sos', { userId: 0, takenAt: null })])).toBeUndefined();
  });

  it('wants each alarm of the fix to be somebody’s, and names who came last', () => {
    const later = take('door', { takenAt: at(90_000) });
    expect(findAttending(fix('sos, door'), [take('sos')])).toBeUndefined();
    expect(findAttending(fix('sos, door'), [take('sos'), later])).toBe(later);
  });

  it('takes what comes again for ten minutes for the same alarm, and later for a new one', () => {
    const sos = take('sos');
    expect(findAttending(fix('sos', 60_000 + SAME_ALARM_MS), [sos])).toBe(sos);
    expect(findAttending(fix('sos', 60_001 + SAME_ALARM_MS), [sos])).toBeUndefined();
    expect(findAttending(fix('sos', -1), [sos])).toBeUndefined();
  });

  it('knows an alarm that was taken long after it came', () => {
    const late = take('sos', { takenAt: at(3_600_000) });
    expect(findAttending(fix('sos', 0), [late])).toBe(late);
  });

  it('bears a time that is none', () => {
    expect(findAttending({ ...fix('sos'), deviceTime: '' }, [take('sos')])).toBeUndefined();
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

  it('asks about the newest take of an alarm, if it is somebody’s', () => {
    const old = take('sos');
    const young = take('sos', { eventTime: at(1_000) });
    expect(findLasting(fix('sos', soon), [young, old])).toEqual([young]);
    expect(findLasting(fix('sos', soon), [old, { ...young, userId: 0 }])).toEqual([]);
  });

  it('is answered by a time until which it lasts', () => {
    const lasting = take('sos', { lastsUntilMs: Date.parse(at(soon)) + SAME_ALARM_MS });
    expect(findLasting(fix('sos', soon), [lasting])).toEqual([]);
    expect(findAttending(fix('sos', soon + SAME_ALARM_MS), [lasting])).toBe(lasting);
    expect(findAttending(fix('sos', soon + SAME_ALARM_MS + 1), [lasting])).toBeUndefined();
  });
});
