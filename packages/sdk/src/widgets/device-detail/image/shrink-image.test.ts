// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitWithin } from './shrink-image';

const side = fc.integer({ min: 1, max: 20_000 });

it('keeps the proportions of a picture, and never makes it larger', () => {
  fc.assert(
    fc.property(side, side, fc.integer({ min: 1, max: 4_000 }), (width, height, longest) => {
      const fitted = fitWithin({ width, height }, longest);
      expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(
        Math.min(longest, Math.max(width, height)),
      );
      expect(Math.min(fitted.width, fitted.height)).toBeGreaterThan(0);
      const scale = Math.max(fitted.width, fitted.height) / Math.max(width, height);
      expect(Math.abs(fitted.width - width * scale)).toBeLessThanOrEqual(1);
      expect(Math.abs(fitted.height - height * scale)).toBeLessThanOrEqual(1);
    }),
  );
});

it('leaves a small picture as it is', () => {
  expect(fitWithin({ width: 640, height: 480 }, 1_280)).toEqual({ width: 640, height: 480 });
  expect(fitWithin({ width: 4_000, height: 3_000 }, 1_280)).toEqual({ width: 1_280, height: 960 });
});
