import { describe, expect, it } from 'vitest';
import { computeStreetWidth } from './draw-streets';

describe('computeStreetWidth', () => {
  it('can be seen where a whole city fits the screen, and never shrinks as one comes nearer', () => {
    expect(computeStreetWidth(10.5)).toBeGreaterThan(1.5);
    expect(computeStreetWidth(12)).toBe(2);
    for (let zoom = 1; zoom <= 22; zoom += 0.5) {
      expect(computeStreetWidth(zoom)).toBeGreaterThanOrEqual(computeStreetWidth(zoom - 0.5));
    }
    expect(computeStreetWidth(24)).toBe(14);
  });
});
