import { contrast, createTokens, hexToOklch, type Scheme } from '../../tokens';
import type { Branding } from '../shape/branding';
import type { BrandWarning, MovedRole } from './brand-warning';
import { resolveGroundScheme } from '../assets/choose-logo';
import { toBrandKnobs } from '../shape/to-brand-knobs';

const NEAR_DEGREES = 30;
const GREY_CHROMA = 0.03;
const ALARM_CHROMA = 0.12;
const MOVED_LIGHTNESS = 0.1;
const LOGO_CONTRAST = 3;

// §5.6 and §5.8: the dark scheme begins this light, which is no change worth a warning.
const darkStart: Partial<Record<MovedRole, number>> = { accentInk: 0.7, mapTrail: 0.66 };

/**
 * The warnings of the design language §5.9 for a brand: its hue near a status, colours that had to
 * move by more than .10 in lightness, a logo that is hard to see on the chosen header.
 *
 * @param options.logoColors hex colours of the logo's light and dark picture; the one seen best counts,
 * and without any the logo is not judged
 */
export function checkBrand(
  branding: Branding,
  options: { logoColors?: Partial<Record<Scheme, readonly string[]>> | undefined } = {},
): BrandWarning[] {
  const schemes: Scheme[] = ['light', 'dark'];
  return [
    ...nearStatuses(branding.colors.accent),
    ...schemes.flatMap((scheme) => movedColors(branding, scheme)),
    ...schemes.flatMap((scheme) => faintLogo(branding, scheme, options.logoColors ?? {})),
  ];
}

function nearStatuses(accent: string): BrandWarning[] {
  const brand = hexToOklch(accent);
  const { color } = createTokens({ accent }, 'light');
  const statuses = [
    { status: 'alarm', hex: color.statusAlarm, minChroma: ALARM_CHROMA },
    { status: 'idle', hex: color.statusIdle, minChroma: GREY_CHROMA },
    { status: 'moving', hex: color.statusMoving, minChroma: GREY_CHROMA },
  ] as const;
  return statuses.flatMap(({ status, hex, minChroma }): BrandWarning[] => {
    const apart = Math.abs(brand.h - hexToOklch(hex).h);
    const degrees = Math.round(Math.min(apart, 360 - apart));
    if (brand.c <= minChroma || degrees > NEAR_DEGREES) return [];
    return [{ code: 'HUE_NEAR_STATUS', path: 'colors.accent', status, degrees }];
  });
}

function movedColors(branding: Branding, scheme: Scheme): BrandWarning[] {
  const before = branding.colors.accent;
  const { color } = createTokens(toBrandKnobs(branding), scheme);
  const roles: MovedRole[] = ['accent', 'accentBorder', 'accentInk', 'mapTrail'];
  return roles.flatMap((role): BrandWarning[] => {
    const after = color[role];
    const brand = hexToOklch(before).l;
    const start = scheme === 'dark' ? Math.max(brand, darkStart[role] ?? 0) : brand;
    if (Math.abs(hexToOklch(after).l - start) <= MOVED_LIGHTNESS) return [];
    return [{ code: 'COLOR_MOVED', path: 'colors.accent', scheme, role, before, after }];
  });
}

function faintLogo(
  branding: Branding,
  scheme: Scheme,
  colors: Partial<Record<Scheme, readonly string[]>>,
): BrandWarning[] {
  const tokens = createTokens(toBrandKnobs(branding), scheme).color;
  const grounds = [
    { place: 'header', ground: tokens.headerSurface },
    { place: 'page', ground: tokens.surface },
  ] as const;
  const distinct = grounds.filter(
    ({ ground }, at) => grounds.findIndex((other) => other.ground === ground) === at,
  );
  return distinct.flatMap(({ place, ground }): BrandWarning[] => {
    const picture = resolveGroundScheme(branding, scheme, place);
    const seen = (colors[picture] ?? [])
      .map((color) => ({ color, ratio: Math.round(contrast(color, ground) * 100) / 100 }))
      .sort((a, b) => b.ratio - a.ratio)[0];
    if (!seen || seen.ratio >= LOGO_CONTRAST) return [];
    const { color, ratio } = seen;
    const path = `logo.${picture}` as const;
    return [{ code: 'LOGO_CONTRAST', path, place, scheme, color, ground, contrast: ratio }];
  });
}
