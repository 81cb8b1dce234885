import { describe, expect, it } from 'vitest';
import { placeChevrons, thinRoute } from './draw-route';

const at = (x: number, y: number, color = 'blue') => ({ x, y, color });

describe('thinRoute', () => {
  it('leaves out points that cannot be seen, but no change of colour and not the end', () => {
    const route = [at(0, 0), at(0.3, 0), at(0.4, 0, 'red'), at(10, 0, 'red'), at(10.2, 0, 'red')];
    expect(thinRoute(route)).toEqual([route[0], route[2], route[3], route[4]]);
  });
});

describe('placeChevrons', () => {
  it('sets one every 64 px along the line, corners included', () => {
    const chevrons = placeChevrons([at(0, 0), at(100, 0), at(100, 100)]);
    expect(chevrons.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
      [64, 0],
      [100, 28],
      [100, 92],
    ]);
    expect(chevrons[0]?.angleRadians).toBe(0);
    expect(chevrons[1]?.angleRadians).toBeCloseTo(Math.PI / 2);
  });

  it('is not upset by equal points', () => {
    expect(placeChevrons([at(5, 5), at(5, 5)])).toEqual([]);
  });

  it('leaves a line to be seen that goes the same way again and again', () => {
    const lap = [at(0, 0), at(301, 0), at(301, 1), at(0, 1)];
    const chevrons = placeChevrons(Array.from({ length: 200 }, () => lap).flat());
    expect(chevrons.length).toBeLessThan(14);
    chevrons.forEach((one, index) => {
      for (const other of chevrons.slice(0, index)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(24);
      }
    });
  });
});
