import { describe, expect, it } from 'vitest';
import { nextSheetHeight, settleSheet, stepSheet, toSheetPx } from './sheet-height';

/** Between a header of 52 and tabs of 80. */
const room = { windowPx: 812, areaPx: 680 };
const settle = (heightPx: number, speedPxPerMs = 0, from: 'peek' | 'half' | 'full' = 'half') =>
  settleSheet({ heightPx, speedPxPerMs, from, room });

describe('sheet heights', () => {
  it('stands 80 above the tabs, at 42 %, or with its top at 92', () => {
    const heights = (['peek', 'half', 'full'] as const).map((h) => toSheetPx(h, room));
    expect(heights).toEqual([80, 341, 640]);
  });

  it('rests at the nearest height', () => {
    expect([settle(100), settle(300), settle(600)]).toEqual(['peek', 'half', 'full']);
  });

  it('goes one height on with a flick, whichever is nearest', () => {
    expect(settle(120, 0.6, 'peek')).toBe('half');
    expect(settle(330, -0.6, 'half')).toBe('peek');
    expect(settle(330, 0.5, 'half')).toBe('half');
  });

  it('does not flick past its ends', () => {
    expect(settle(640, 2, 'full')).toBe('full');
    expect(settle(80, -2, 'peek')).toBe('peek');
  });

  it('is never higher at its half than drawn up, on a phone held sideways', () => {
    const low = { windowPx: 320, areaPx: 150 };
    expect((['peek', 'half', 'full'] as const).map((h) => toSheetPx(h, low))).toEqual([
      80, 110, 110,
    ]);
  });

  it('steps up and down, and stays at its ends', () => {
    expect((['peek', 'half', 'full'] as const).map((h) => stepSheet(h, 1))).toEqual([
      'half',
      'full',
      'full',
    ]);
    expect((['peek', 'half', 'full'] as const).map((h) => stepSheet(h, -1))).toEqual([
      'peek',
      'peek',
      'half',
    ]);
  });

  it('opens with the grabber and comes back from the top', () => {
    expect(nextSheetHeight('peek')).toBe('half');
    expect(nextSheetHeight('half')).toBe('full');
    expect(nextSheetHeight('full')).toBe('half');
  });
});
