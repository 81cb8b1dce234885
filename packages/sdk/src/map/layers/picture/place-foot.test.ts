import { expect, it } from 'vitest';
import { EDGE_PX, LINE_PX, placeFoot } from './place-foot';

it('puts scale and credits beside each other where both fit', () => {
  const { scaleTop, credits } = placeFoot({ width: 900, height: 500 }, 120, 300);
  expect(credits).toEqual({ left: 900 - EDGE_PX - 300, top: scaleTop, width: 300 });
});

it('puts the scale above the credits of a small picture, so that neither covers the other', () => {
  const { scaleTop, credits } = placeFoot({ width: 360, height: 240 }, 120, 300);
  expect(scaleTop + LINE_PX).toBeLessThanOrEqual(credits.top);
  expect(credits.left).toBeGreaterThanOrEqual(EDGE_PX);
});

it('keeps credits within the picture that are wider than it', () => {
  const { credits } = placeFoot({ width: 200, height: 240 }, 120, 300);
  expect(credits).toMatchObject({ left: EDGE_PX, width: 200 - 2 * EDGE_PX });
});

it('leaves the scale at the foot of a picture without credits', () => {
  const { scaleTop } = placeFoot({ width: 120, height: 240 }, 120, 0);
  expect(scaleTop).toBe(240 - EDGE_PX - LINE_PX);
});
