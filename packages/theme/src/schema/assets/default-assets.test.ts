// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast, createTokens } from '../../tokens';
import { chooseLogo, resolveGroundScheme } from './choose-logo';
import { defaultAssets } from './default-assets';
import { defaultBranding } from '../parse/default-branding';

const folder = resolve(import.meta.dirname, '../../../assets');

describe('the files of the default brand', () => {
  it('equal the ones in assets/', () => {
    const files = Object.fromEntries(
      readdirSync(folder).map((name) => [name, readFileSync(resolve(folder, name), 'utf8')]),
    );
    expect(files).toEqual(defaultAssets);
  });

  it('are drawings without scripts, addresses or fonts', () => {
    for (const svg of Object.values(defaultAssets)) {
      const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
      expect(root.tagName).toBe('svg');
      expect(svg).not.toMatch(/<script|<text|href|url\(|\son/);
    }
  });

  it.each([
    ['light', 'default-logo.svg'],
    ['dark', 'default-logo-dark.svg'],
  ] as const)('can be seen on the %s header', (scheme, name) => {
    const { headerSurface } = createTokens({ accent: '#2f5bd8' }, scheme).color;
    const colors = defaultAssets[name].match(/#[0-9a-f]{6}/g) ?? [];
    expect(colors.length).toBeGreaterThan(1);
    for (const color of colors) expect(contrast(color, headerSurface)).toBeGreaterThanOrEqual(3);
  });
});

describe('chooseLogo', () => {
  const src = (
    branding: typeof defaultBranding,
    scheme: 'light' | 'dark',
    place: 'page' | 'header',
  ) => {
    const logo = chooseLogo(branding, scheme, place);
    return logo.kind === 'image' ? logo.src.split('/').at(-1) : logo.text;
  };

  it('gives the picture for the ground it stands on, or the text', () => {
    expect(src(defaultBranding, 'light', 'header')).toBe('default-logo.svg');
    expect(src(defaultBranding, 'dark', 'header')).toBe('default-logo-dark.svg');
    const ink = { ...defaultBranding, header: 'ink' as const };
    expect(src(ink, 'light', 'header')).toBe('default-logo-dark.svg');
    expect(src(ink, 'light', 'page')).toBe('default-logo.svg');
    const yellow = { ...defaultBranding, header: 'brand' as const, colors: { accent: '#f6c21c' } };
    expect(src(yellow, 'dark', 'header')).toBe('default-logo.svg');
    const word = { ...defaultBranding, logo: { kind: 'text' as const, text: 'andorinha' } };
    expect(src(word, 'light', 'header')).toBe('andorinha');
  });

  it('knows which scheme can be seen on a header', () => {
    const on = (change: Partial<typeof defaultBranding>, scheme: 'light' | 'dark') =>
      resolveGroundScheme({ ...defaultBranding, ...change }, scheme, 'header');
    expect(on({}, 'light')).toBe('light');
    expect(on({}, 'dark')).toBe('dark');
    expect(on({ header: 'ink' }, 'light')).toBe('dark');
    expect(on({ header: 'brand', colors: { accent: '#f6c21c' } }, 'dark')).toBe('light');
  });
});
