import { describe, expect, it } from 'vitest';
import { findRunStarts, type HistoryFix, type ReadFixes } from './find-run-starts';
import { resolveFixMotion } from '../device/motion-state';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');

const fix = (time: string, motion: boolean, ignition = true) => ({
  fixTime: `2026-11-21T${time}:00.000+00:00`,
  speed: motion ? 20 : 0,
  attributes: { motion, ignition },
});

const findMotionSince = async (read: ReadFixes, state: string, nowMs: number) =>
  (
    await findRunStarts(
      read,
      { state: (one: HistoryFix) => resolveFixMotion(one) === state },
      nowMs,
    )
  ).state?.at ?? null;

/** A history that counts what is read of it. */
function createHistory(fixes: ReturnType<typeof fix>[]) {
  const reads: number[] = [];
  const read = async (fromMs: number, toMs: number) => {
    reads.push((NOW - fromMs) / 60_000);
    return fixes.filter(({ fixTime }) => {
      const at = Date.parse(fixTime);
      return at >= fromMs && at < toMs;
    });
  };
  return { read, reads };
}

describe('findRunStarts', () => {
  it('finds the start of the present run, and reads no further than it has to', async () => {
    const { read, reads } = createHistory([
      fix('05:00', false),
      fix('11:40', false),
      fix('11:45', true),
      fix('11:59', true),
    ]);
    await expect(findMotionSince(read, 'moving', NOW)).resolves.toBe(
      '2026-11-21T11:45:00.000+00:00',
    );
    expect(reads).toEqual([30]);
  });

  it('looks back a day for an older run, over hours without a fix', async () => {
    const { read, reads } = createHistory([fix('02:00', true), fix('03:00', false)]);
    await expect(findMotionSince(read, 'idle', NOW)).resolves.toBe('2026-11-21T03:00:00.000+00:00');
    expect(reads).toEqual([30, 240, 1440]);
  });

  it('joins what it read in steps', async () => {
    const { read } = createHistory([
      fix('10:00', true),
      fix('10:10', false),
      fix('11:00', false),
      fix('11:50', false),
    ]);
    await expect(findMotionSince(read, 'idle', NOW)).resolves.toBe('2026-11-21T10:10:00.000+00:00');
  });

  it('tells ignition on from off', async () => {
    const { read } = createHistory([fix('11:40', false), fix('11:50', false, false)]);
    await expect(findMotionSince(read, 'stopped', NOW)).resolves.toBe(
      '2026-11-21T11:50:00.000+00:00',
    );
  });

  it('says of a run that was always so only that it is at least so old', async () => {
    const { read, reads } = createHistory([fix('11:18', false), fix('11:50', false)]);
    const tests = { state: (one: HistoryFix) => resolveFixMotion(one) === 'idle' };
    await expect(findRunStarts(read, tests, NOW)).resolves.toEqual({
      state: { at: '2026-11-21T11:18:00.000+00:00', isWhole: false },
    });
    expect(reads).toEqual([30, 240, 1440]);
  });

  it('says nothing when the last fix says otherwise, or when there is none', async () => {
    const { read } = createHistory([fix('11:40', true)]);
    await expect(findMotionSince(read, 'stopped', NOW)).resolves.toBeNull();
    await expect(findMotionSince(createHistory([]).read, 'moving', NOW)).resolves.toBeNull();
  });

  it('answers several questions with the same fixes, each as far back as it must', async () => {
    const { read, reads } = createHistory([
      fix('05:00', false, false),
      fix('09:00', false),
      fix('11:40', true),
    ]);
    const tests = {
      state: (one: HistoryFix) => resolveFixMotion(one) === 'moving',
      ignition: (one: HistoryFix) => one.attributes['ignition'] === true,
    };
    await expect(findRunStarts(read, tests, NOW)).resolves.toEqual({
      state: { at: '2026-11-21T11:40:00.000+00:00', isWhole: true },
      ignition: { at: '2026-11-21T09:00:00.000+00:00', isWhole: true },
    });
    expect(reads).toEqual([30, 240, 1440]);
  });
});
