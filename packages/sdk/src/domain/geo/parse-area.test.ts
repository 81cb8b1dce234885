import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AreaProblem, parseArea } from './parse-area';

describe('parseArea', () => {
  it('reads the three kinds, latitude first', () => {
    expect(parseArea('CIRCLE (-23.5 -46.6, 500)')).toEqual({
      kind: 'circle',
      center: { latitude: -23.5, longitude: -46.6 },
      radiusMeters: 500,
    });
    expect(parseArea('POLYGON ((0 0, 1 1, 1 0, 0 0))')).toMatchObject({ kind: 'polygon' });
    expect(parseArea('LINESTRING (0 0, 1e0 .5)')).toMatchObject({
      kind: 'line',
      points: [
        { latitude: 0, longitude: 0 },
        { latitude: 1, longitude: 0.5 },
      ],
    });
  });

  it.each([
    ['nonsense', 0],
    ['CIRCLE (1, 2)', 9],
    ['CIRCLE (1 2)', 11],
    ['CIRCLE (1 2, 3) and more', 15],
    ['POLYGON ((0 0, 1 1))', 18],
    ['POLYGON ((0 0, 1 1, 91 0))', 20],
    ['LINESTRING (0 0, x 1)', 17],
    ['CIRCLE (1 2, -3)', 13],
    ['CIRCLE (1 2, 1e999)', 13],
  ])('says where %s stops being one', (text, at) => {
    expect(() => parseArea(text)).toThrow(AreaProblem);
    expect(() => parseArea(text)).toThrow(`at character ${at + 1}`);
  });

  it('never does worse than refuse', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('', 'CIRCLE (', 'POLYGON (('),
        (text, head) => {
          try {
            parseArea(head + text);
          } catch (error) {
            expect(error).toBeInstanceOf(AreaProblem);
          }
        },
      ),
    );
  });
});
