import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../time/durations';
import { expectDueMs } from './expect-due-ms';

const NOW = Date.UTC(2026, 10, 26);
const line = (type: string, remaining: number, dueAt = 0) => ({
  deviceId: 1,
  plan: { type, start: 0, period: 10_000_000 },
  next: { dueAt, remaining, share: 0.5 },
});
const pace = { metres: 100_000, engineMs: 2 * 3_600_000 };

describe('expectDueMs', () => {
  it('goes on at the pace of the vehicle, and by the calendar without one', () => {
    expect(expectDueMs(line('totalDistance', 500_000), pace, NOW)).toBe(NOW + 5 * DAY_MS);
    expect(expectDueMs(line('hours', 3_600_000), pace, NOW)).toBe(NOW + DAY_MS / 2);
    expect(expectDueMs(line('fixTime', DAY_MS, NOW + DAY_MS), undefined, NOW)).toBe(NOW + DAY_MS);
  });

  it('says nothing of what is overdue, stands, or is counted in something else', () => {
    expect(expectDueMs(line('totalDistance', -1), pace, NOW)).toBeNull();
    expect(expectDueMs(line('odometer', 5), { metres: 0, engineMs: 0 }, NOW)).toBeNull();
    expect(expectDueMs(line('hours', 5), undefined, NOW)).toBeNull();
    expect(expectDueMs(line('doors', 5), pace, NOW)).toBeNull();
  });
});
