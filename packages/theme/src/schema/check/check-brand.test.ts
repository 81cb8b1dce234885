// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { contrast } from '../../tokens';
import { checkBrand } from './check-brand';
import { defaultBranding } from '../parse/default-branding';

const brand = (accent: string, neutralHue?: number) => ({
  ...defaultBranding,
  colors: { accent, ...(neutralHue !== undefined && { neutralHue }) },
});
const codes = (accent: string) => checkBrand(brand(accent)).map((warning) => warning.code);

describe('checkBrand', () => {
  it('has nothing to say about the default brand', () => {
    expect(checkBrand(defaultBranding)).toEqual([]);
  });

  it('names a status whose hue is near, and how near', () => {
    expect(checkBrand(brand('#c51e21'))).toContainEqual(
      expect.objectContaining({ code: 'HUE_NEAR_STATUS', status: 'alarm', degrees: 0 }),
    );
    expect(checkBrand(brand('#f6c21c'))).toContainEqual(
      expect.objectContaining({ code: 'HUE_NEAR_STATUS', status: 'idle', degrees: 29 }),
    );
    expect(checkBrand(brand('#2e7d4f'))).toContainEqual(
      expect.objectContaining({ code: 'HUE_NEAR_STATUS', status: 'moving' }),
    );
  });

  it('takes no offence at a dull red or a grey', () => {
    expect(codes('#7d5f5c')).not.toContain('HUE_NEAR_STATUS');
    expect(codes('#777777')).not.toContain('HUE_NEAR_STATUS');
  });

  it('shows before and after of what had to move', () => {
    const moved = checkBrand(brand('#f6c21c', 85)).filter(({ code }) => code === 'COLOR_MOVED');
    expect(moved).toEqual([
      expect.objectContaining({
        scheme: 'light',
        role: 'accentBorder',
        before: '#f6c21c',
        after: '#b78e00',
      }),
      expect.objectContaining({ scheme: 'light', role: 'accentInk', after: '#826400' }),
      expect.objectContaining({ scheme: 'light', role: 'mapTrail', after: '#876900' }),
    ]);
    expect(checkBrand(brand('#101010'))).toContainEqual(
      expect.objectContaining({ scheme: 'dark', role: 'accent', before: '#101010' }),
    );
  });

  it('judges a logo only when its colour is known', () => {
    const inkHeader = { ...defaultBranding, header: 'ink' as const };
    const colors = { light: ['#333333'], dark: ['#333333'] };
    const warnings = checkBrand(inkHeader, { logoColors: colors });
    expect(warnings).toMatchObject([
      { code: 'LOGO_CONTRAST', path: 'logo.dark', place: 'header', scheme: 'light' },
      { code: 'LOGO_CONTRAST', path: 'logo.dark', place: 'header', scheme: 'dark' },
    ]);
    for (const warning of warnings) {
      const ground = warning.code === 'LOGO_CONTRAST' ? warning.ground : '';
      expect(contrast('#333333', ground)).toBeLessThan(3);
    }
  });

  it('takes the colour that is seen best, on the header and on pages', () => {
    const brandHeader = { ...brand('#f6c21c'), header: 'brand' as const };
    const logoWarnings = (light: string[]) =>
      checkBrand(brandHeader, { logoColors: { light } }).filter(
        ({ code }) => code === 'LOGO_CONTRAST',
      );
    expect(logoWarnings(['#ffffff', '#111111'])).toEqual([]);
    expect(logoWarnings(['#f6c21c', '#ffe9a8'])).toMatchObject([
      { place: 'header', scheme: 'light', color: '#ffe9a8' },
      { place: 'page', scheme: 'light', color: '#f6c21c' },
      { place: 'header', scheme: 'dark' },
    ]);
  });
});
