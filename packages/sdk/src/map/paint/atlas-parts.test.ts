import { describe, expect, it } from 'vitest';
import { createLabelGrid } from './label-grid';
import { toLabelText } from '../fleet/to-label-text';
import { createShelfPacker, type PackedCell } from './shelf-packer';
import { DIRECTIONS, spriteKey, toDirection } from './sprite-atlas';
import { BODY_SIZES } from '../fleet/vehicle-state';

const overlaps = (a: PackedCell, b: PackedCell) =>
  a.page === b.page &&
  a.x < b.x + b.width &&
  b.x < a.x + a.width &&
  a.y < b.y + b.height &&
  b.y < a.y + a.height;

describe('createShelfPacker', () => {
  it('never lets cells overlap or leave their page', () => {
    const packer = createShelfPacker(128, 4);
    const cells: PackedCell[] = [];
    for (let index = 0; ; index++) {
      const cell = packer.place(10 + ((index * 7) % 31), 8 + ((index * 5) % 13));
      if (!cell) break;
      expect(cells.some((other) => overlaps(cell, other))).toBe(false);
      expect(Math.max(cell.x + cell.width, cell.y + cell.height)).toBeLessThan(128);
      cells.push(cell);
    }
    expect(cells.length).toBeGreaterThan(60);
    expect(new Set(cells.map((cell) => cell.page))).toEqual(new Set([0, 1, 2, 3]));
  });

  it('refuses what is larger than a page and starts anew after reset', () => {
    const packer = createShelfPacker(64, 1);
    expect(packer.place(64, 10)).toBeUndefined();
    const first = packer.place(60, 60);
    expect(packer.place(60, 60)).toBeUndefined();
    packer.reset();
    expect(packer.place(60, 60)).toEqual(first);
  });
});

describe('sprites', () => {
  it('takes the nearest of 64 directions', () => {
    expect([0, 2.8, 2.9, 359, 354, 180].map(toDirection)).toEqual([0, 0, 1, 0, 63, 32]);
  });

  it('has one key for each look, state, alarm, direction and size, and one for all looks when dense', () => {
    const keys = new Set<number>();
    for (let look = 0; look < 5; look++)
      for (let status = 0; status < 6; status++)
        for (const isAlarm of [false, true])
          for (const size of BODY_SIZES)
            for (let direction = 0; direction < DIRECTIONS; direction++)
              keys.add(spriteKey({ look, status, isAlarm, direction, size }));
    expect(keys.size).toBe((2 * 5 + 1) * 6 * 2 * DIRECTIONS);
  });
});

describe('createLabelGrid', () => {
  it('places a label only where nothing is', () => {
    const grid = createLabelGrid();
    grid.reset(200, 100);
    expect(grid.tryPlace(10, 10, 60, 20)).toBe(true);
    expect(grid.tryPlace(60, 20, 60, 20)).toBe(false);
    expect(grid.tryPlace(80, 10, 60, 20)).toBe(true);
    grid.reset(200, 100);
    expect(grid.isFree(10, 10, 60, 20)).toBe(true);
  });

  it('takes parts outside the canvas for free and does not wrap round its rows', () => {
    const grid = createLabelGrid();
    grid.reset(100, 100);
    expect(grid.tryPlace(-50, 40, 60, 20)).toBe(true);
    expect(grid.tryPlace(90, 36, 60, 20)).toBe(true);
    expect(grid.isFree(40, 40, 40, 16)).toBe(true);
    expect(grid.tryPlace(300, 300, 20, 20)).toBe(true);
  });
});

describe('toLabelText', () => {
  it('shortens long names and takes away what breaks or turns a line', () => {
    expect(toLabelText('Bus\n12\u202egnp')).toBe('Bus 12 gnp');
    expect(toLabelText('x'.repeat(40))).toBe(`${'x'.repeat(27)}…`);
    expect(toLabelText('<img src=x>')).toBe('<img src=x>');
  });
});
