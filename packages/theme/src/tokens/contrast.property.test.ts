import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ColorRole } from './color-roles';
import { contrast } from './contrast';
import { createTokens } from './create-tokens';

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
    ...on([`status${name}`], ['surface', 'surfaceHover', 'surfaceSunken', 'mapLand'], 3),
  ]),
  ...on(['dangerText'], ['danger', 'dangerHover'], 4.5),
];

const brandColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('the contrast of every pair', () => {
  it.each(['light', 'dark'] as const)('holds in %s for 1,000 random brand colours', (scheme) => {
    fc.assert(
      fc.property(brandColor, fc.constantFrom('surface', 'ink', 'brand'), (accent, header) => {
        const { color } = createTokens({ accent, header }, scheme);
        const failed = pairs.filter(
          ([front, over, least]) => contrast(color[front], color[over]) < least,
        );
        expect(failed).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});
