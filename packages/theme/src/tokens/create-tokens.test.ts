// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createTokens } from './create-tokens';
import { cssVar } from './css/css-var';
import data from './fixtures/tokens.json';
import { breakpoint, radius, radiusScales, size, space, zIndex } from './layout';
import { motion } from './motion';
import { statusColorRole } from './roles/status-color-role';
import { font, type } from './type-scale';

describe('createTokens', () => {
  it.each(['light', 'dark'] as const)('holds every published value in %s', (scheme) => {
    const { accent, hue } = data.brands.rastro;
    const tokens = createTokens({ accent, neutralHue: hue }, scheme);
    expect(tokens.color).toMatchObject(data[scheme].color);
    expect(tokens.shadow).toEqual(data[scheme].shadow);
    expect(tokens.speedRamp).toEqual(data[scheme].speedRamp);
  });

  it('paints the header as the brand asks', () => {
    const { accent, hue } = data.brands.andorinha;
    const header = (style: 'surface' | 'ink' | 'brand') =>
      createTokens({ accent, neutralHue: hue, header: style }, 'light').color;
    expect(header('surface').headerSurface).toBe('#ffffff');
    expect(header('brand')).toMatchObject({ headerSurface: accent, headerText: '#1a160b' });
    expect(header('ink')).toMatchObject({ headerSurface: '#221e14', headerText: '#ffffff' });
  });

  it('keeps status and toasts under any brand', () => {
    const one = createTokens({ accent: '#00ff00' }, 'light').color;
    expect(one.statusAlarm).toBe(data.light.color.statusAlarm);
    expect(one.toastRed).toBe(data.light.color.toastRed);
  });
});

describe('the values that no brand changes', () => {
  it('equal the published ones', () => {
    expect(type).toEqual(data.type);
    expect(font).toEqual(data.font);
    expect(space).toEqual(data.space);
    expect({ ...radius, scaleByBrand: radiusScales }).toMatchObject(data.radius);
    expect(size).toEqual(data.size);
    expect(motion).toEqual(data.motion);
    expect(zIndex).toEqual(data.z);
    expect(breakpoint).toEqual(data.breakpoint);
  });
});

describe('roles', () => {
  it('become variables and status tones', () => {
    expect(cssVar('surfaceRaised')).toBe('var(--rastro-surface-raised)');
    expect(cssVar(statusColorRole('moving', 'text'))).toBe('var(--rastro-status-moving-text)');
    expect(statusColorRole('alarm')).toBe('statusAlarm');
  });
});
