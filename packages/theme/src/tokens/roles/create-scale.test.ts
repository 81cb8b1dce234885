// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createScale } from './create-scale';
import data from '../fixtures/tokens.json';
import { parseHex } from '../color/srgb';

/** Greatest difference of two hex colours in one channel, in units of 1/255. */
function channelDistance(one: string, other: string): number {
  const a = parseHex(one);
  const b = parseHex(other);
  return Math.max(...a.map((channel, i) => Math.abs(channel * 255 - (b[i] ?? 0) * 255)));
}

describe('createScale', () => {
  const brands = Object.values(data.brands);
  const cases = brands.flatMap((brand) =>
    (['light', 'dark'] as const).map((scheme) => ({ brand, scheme, name: brand.name })),
  );

  it.each(cases)('equals the published scale of $name in $scheme', ({ brand, scheme }) => {
    const scale = createScale(brand.accent, scheme, { neutralHue: brand.hue });
    expect(Object.keys(scale).sort()).toEqual(Object.keys(brand[scheme]).sort());
    const wrong = Object.entries(brand[scheme]).filter(
      ([role, hex]) => channelDistance(scale[role as keyof typeof scale], hex) > 1.001,
    );
    expect(wrong.map(([role, hex]) => [role, hex, scale[role as keyof typeof scale]])).toEqual([]);
  });
});
