// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BrandKnobs } from '../brand-knobs';
import type { ColorRole } from '../roles/color-roles';
import { contrast } from './contrast';
import { createTokens } from '../create-tokens';

type Pair = readonly [front: ColorRole, over: ColorRole, least: number];

const grounds: ColorRole[] = ['surface', 'surfaceSunken', 'surfaceRaised', 'surfaceHover'];
const pressed: ColorRole[] = ['surfaceActive', 'accentSoft', 'accentSoftHover'];
const statuses = ['Moving', 'Idle', 'Stopped', 'Offline', 'Unknown', 'Alarm'] as const;

const on = (fronts: ColorRole[], backs: ColorRole[], least: number): Pair[] =>
  fronts.flatMap((front) => backs.map((over): Pair => [front, over, least]));

const pairs: Pair[] = [
  ...on(['accentText'], ['accent', 'accentHover', 'accentActive'], 4.5),
  ...on(['accentInk'], ['canvas', 'accentSoft', 'accentSoftHover', 'surfaceActive'], 4.5),
  ...on(['accentInk'], grounds, 4.5),
  ...on(['text', 'textMuted', 'textSubtle'], ['canvas', ...grounds, ...pressed], 4.5),
  ...on(['textInverse'], ['surfaceInverse'], 4.5),
  ...on(['headerText', 'headerTextMuted'], ['headerSurface', 'headerHover'], 4.5),
  ...on(['headerFocus'], ['headerSurface'], 3),
  ...on(['focus'], ['surface', 'canvas', 'surfaceActive'], 3.2),
  ...on(['accentBorder', 'borderControl'], ['surface'], 3),
  ...on(['mapTrail'], ['mapLand'], 3),
  ...statuses.flatMap((name) => [
    ...on([`status${name}Text`], [`status${name}Soft`, ...grounds, 'accentSoft'], 4.5),
    ...on([`status${name}`], [`status${name}Soft`, ...grounds, 'mapLand'], 3),
  ]),
  ...on(['dangerText'], ['danger', 'dangerHover'], 4.5),
];

const toHex = (value: number) => `#${value.toString(16).padStart(6, '0')}`;
const brandColor = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 0xffffff }).map(toHex) },
  // Greys and the corners of the cube are where an algorithm of hues breaks.
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 255 }).map((grey) => toHex(grey * 0x10101)) },
);
const knobs: fc.Arbitrary<BrandKnobs> = fc.record({
  accent: brandColor,
  neutralHue: fc.option(fc.integer({ min: 0, max: 360 }), { nil: undefined }),
  header: fc.constantFrom('surface', 'ink', 'brand'),
});
const corners = [
  '#000000',
  '#ffffff',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
  '#00ffff',
  '#ff00ff',
];

describe('the contrast of every pair', () => {
  it.each(['light', 'dark'] as const)('holds in %s for 1,000 random brands', (scheme) => {
    fc.assert(
      fc.property(knobs, (brand) => {
        const { color } = createTokens(brand, scheme);
        const failed = pairs.filter(
          ([front, over, least]) => contrast(color[front], color[over]) < least,
        );
        expect(failed).toEqual([]);
      }),
      {
        numRuns: 1000,
        examples: corners.map((accent): [BrandKnobs] => [{ accent, header: 'brand' }]),
      },
    );
  });
});
