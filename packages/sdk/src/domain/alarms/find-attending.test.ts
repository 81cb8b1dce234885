import { describe, expect, it } from 'vitest';
import { findAttending, SAME_ALARM_MS, type TakenAlarm } from './find-attending';

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
