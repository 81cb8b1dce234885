import { describe, expect, it } from 'vitest';
import { pickAlarmEvent } from './pick-alarm-event';

const event = (id: number, alarm: string, minute: number) => ({
  id,
  eventTime: new Date(Date.UTC(2026, 7, 21, 12, minute)).toISOString(),
  attributes: { alarm },
});

describe('pickAlarmEvent', () => {
  it('is the newest of the alarm, however many fixes said it since', () => {
    const events = [event(1, 'lowPower', 1), event(3, 'lowPower', 9), event(2, 'lowPower', 5)];
    expect(pickAlarmEvent(events, ['lowPower'])?.id).toBe(3);
  });

  it('is of the alarm that asks most for somebody, whenever it came', () => {
    const events = [event(1, 'sos', 1), event(2, 'lowBattery', 9)];
    expect(pickAlarmEvent(events, ['lowBattery', 'sos'])?.id).toBe(1);
    expect(pickAlarmEvent(events, ['lowBattery'])?.id).toBe(2);
  });

  it('is none where no event tells of what the fix says', () => {
    expect(
      pickAlarmEvent([event(1, 'sos', 1), { eventTime: '', attributes: null }], ['door']),
    ).toBe(undefined);
    expect(pickAlarmEvent([], ['sos'])).toBeUndefined();
  });
});
