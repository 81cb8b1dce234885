import { describe, expect, it } from 'vitest';
import { placeBeside } from './place-beside';

const view = { width: 400, height: 300 };
const size = { width: 100, height: 20 };
const middle = { left: 180, top: 140, width: 40, height: 20 };

describe('placeBeside', () => {
  it.each([
    ['top', { left: 150, top: 114 }],
    ['bottom', { left: 150, top: 166 }],
    ['left', { left: 74, top: 140 }],
    ['right', { left: 226, top: 140 }],
  ] as const)('stands in the middle of the %s', (side, place) => {
    expect(placeBeside(side, middle, size, view)).toEqual(place);
  });

  it('turns to the other side where the wanted one has no room', () => {
    expect(placeBeside('bottom', { ...middle, top: 275 }, size, view).top).toBe(249);
    expect(placeBeside('left', { ...middle, left: 20 }, size, view).left).toBe(66);
  });

  it('stays inside the window, 8 px from its edge', () => {
    expect(placeBeside('bottom', { ...middle, left: 0 }, size, view).left).toBe(8);
    expect(placeBeside('bottom', { ...middle, left: 380 }, size, view).left).toBe(292);
    expect(placeBeside('right', middle, { width: 390, height: 20 }, view).left).toBe(8);
  });
});
