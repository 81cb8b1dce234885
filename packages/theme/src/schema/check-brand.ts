import { contrast, createTokens, hexToOklch, type Scheme } from '../tokens';
import type { Branding } from './branding';
import type { BrandWarning, MovedRole } from './brand-warning';
import { toBrandKnobs } from './to-brand-knobs';

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
 * @param options.logoColors main colour of the logo by scheme, hex; without it the logo is not judged
 */
export function checkBrand(
  branding: Branding,
  options: { logoColors?: Partial<Record<Scheme, string>> | undefined } = {},
): BrandWarning[] {
  const schemes: Scheme[] = ['light', 'dark'];
  return [
    ...nearStatuses(branding.colors.accent),
    ...schemes.flatMap((scheme) => movedColors(branding, scheme)),
    ...schemes.flatMap((scheme) => faintLogo(branding, scheme, options.logoColors?.[scheme])),
  ];
}

function nearStatuses(accent: string): BrandWarning[] {
  const brand = hexToOklch(accent);
  const { color } = createTokens({ accent }, 'light');
  const statuses = [
    { status: 'alarm', hex: color.statusAlarm, leastChroma: ALARM_CHROMA },
    { status: 'idle', hex: color.statusIdle, leastChroma: GREY_CHROMA },
    { status: 'moving', hex: color.statusMoving, leastChroma: GREY_CHROMA },
  ] as const;
  return statuses.flatMap(({ status, hex, leastChroma }): BrandWarning[] => {
    const apart = Math.abs(brand.h - hexToOklch(hex).h);
    const degrees = Math.round(Math.min(apart, 360 - apart));
    if (brand.c <= leastChroma || degrees > NEAR_DEGREES) return [];
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
  logoColor: string | undefined,
): BrandWarning[] {
  if (logoColor === undefined) return [];
  const { headerSurface, headerText } = createTokens(toBrandKnobs(branding), scheme).color;
  const ratio = Math.round(contrast(logoColor, headerSurface) * 100) / 100;
  if (ratio >= LOGO_CONTRAST) return [];
  const isDarkGround = contrast(headerText, '#000000') > contrast(headerText, '#ffffff');
  const path = isDarkGround ? 'logo.dark' : 'logo.light';
  return [
    {
      code: 'LOGO_CONTRAST',
      path,
      scheme,
      color: logoColor,
      ground: headerSurface,
      contrast: ratio,
    },
  ];
}
