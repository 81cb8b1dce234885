import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRefusalLog } from './refusal-log';

const address = '192.0.2.1';
const lines: string[] = [];
const write = (_details: object, message: string): void => void lines.push(message);

beforeEach(() => {
  lines.length = 0;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe('the log of refused messages', () => {
  const flood = (refusals: ReturnType<typeof createRefusalLog>, count: number) => {
    for (let n = 0; n < count; n += 1)
      refusals.write('unknown', { device: `s${n}`, address, reason: 'no such device' });
  };

  it('has ten lines a minute for unknowns, counts the others, and keeps room for devices', () => {
    const refusals = createRefusalLog({ info: write, warn: write, error: write });
    flood(refusals, 5_000);
    refusals.write('device', { device: 'bus', address, reason: 'Device is disabled' });
    expect(lines).toHaveLength(11);
    expect(lines.at(-1)).toBe('Message of device "bus" refused: Device is disabled');
    vi.advanceTimersByTime(60_000);
    expect(lines.slice(11)).toEqual([
      '4990 more messages of unknown devices were refused within a minute',
    ]);
    flood(refusals, 1);
    vi.advanceTimersByTime(60_000);
    expect(lines.slice(12)).toEqual(['Message of device "s0" refused: no such device']);
  });

  it('cuts what a unknown calls itself', () => {
    const refusals = createRefusalLog({ info: write, warn: write, error: write });
    refusals.write('unknown', { device: 'x'.repeat(60_000), address, reason: 'no such device' });
    expect(lines[0]?.length).toBeLessThan(250);
  });
});
