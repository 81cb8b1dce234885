import { describe, expect, it } from 'vitest';
import { contrast } from './color/contrast';
import { hexToOklch } from './color/oklch';
import { formatHex, fromLinear, parseHex, toLinear, type Srgb } from './color/srgb';
import { createTokens } from './create-tokens';

/**
 * Matrices for linear light that simulate full colour blindness (Machado, Oliveira and Fernandes,
 * 2009).
 */
const visions = {
  full: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [
    0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
  ],
  deutan: [
    0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881,
  ],
  tritan: [
    1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039,
  ],
};

function see(hex: string, vision: readonly number[]): string {
  const [red, green, blue] = parseHex(hex).map(toLinear) as [number, number, number];
  const rows = [0, 3, 6].map((row) => {
    const light = vision[row]! * red + vision[row + 1]! * green + vision[row + 2]! * blue;
    return fromLinear(Math.min(1, Math.max(0, light)));
  });
  return formatHex(rows as unknown as Srgb);
}

/** Returns the distance of two colours in OKLab, in hundredths of its lightness. */
function distance(one: string, other: string): number {
  const [a, b] = [hexToOklch(one), hexToOklch(other)].map(({ l, c, h }) => {
    const turn = (h * Math.PI) / 180;
    return [l, c * Math.cos(turn), c * Math.sin(turn)] as const;
  });
  return 100 * Math.hypot(a![0] - b![0], a![1] - b![1], a![2] - b![2]);
}

describe.each(['light', 'dark'] as const)('the colours of trails in %s', (scheme) => {
  const { trail, color } = createTokens({ accent: '#2f5bd8' }, scheme);

  it('stand out from the land and from surfaces', () => {
    for (const hex of trail) {
      expect(contrast(hex, color.mapLand), hex).toBeGreaterThanOrEqual(3);
      expect(contrast(hex, color.surface), hex).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(Object.entries(visions))('are told apart with %s colour vision', (_, vision) => {
    const seen = trail.map((hex) => see(hex, vision));
    const pairs = seen.flatMap((one, index) =>
      seen.slice(index + 1).map((other) => distance(one, other)),
    );
    expect(Math.min(...pairs)).toBeGreaterThan(6);
  });

  it('never follow the brand', () => {
    expect(createTokens({ accent: '#00ff00' }, scheme).trail).toEqual(trail);
  });
});
