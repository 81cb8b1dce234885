import { describe, expect, it } from 'vitest';
import { appearanceCss, plainPageCss } from './appearance-css';

describe('appearanceCss', () => {
  it('derives both schemes from an accent and lets the page choose', () => {
    const css = appearanceCss('.s', { accent: '#2f5bd8' });
    expect(css).toContain('--rastro-accent:#2f5bd8');
    expect(css).toContain('@media (prefers-color-scheme:dark){.s{color-scheme:dark');
    expect(css).toContain("[data-scheme='light'] .s{color-scheme:light");
  });

  it('keeps to one scheme when one is asked for', () => {
    const css = appearanceCss('.s', { accent: '#2f5bd8', scheme: 'dark' });
    expect(css).toContain('color-scheme:dark');
    expect(css).not.toContain('color-scheme:light');
  });

  it('leaves the brand of the page alone where only single things are asked for', () => {
    expect(appearanceCss('.s', {})).toBe('');
    const css = appearanceCss('.s', {
      radiusScale: 0.5,
      font: 'Lato, sans-serif',
      variables: { '--rastro-surface': '#fffdf8' },
    });
    expect(css).toContain('--rastro-radius-card:4px');
    expect(css).toContain('--rastro-font-family:Lato, sans-serif');
    expect(css).toContain('--rastro-surface:#fffdf8');
    expect(css).not.toContain('--rastro-accent');
  });

  it('names what is wrong with a colour or a font', () => {
    expect(() => appearanceCss('.s', { accent: 'red' })).toThrow('appearance.accent is "red"');
    expect(() => appearanceCss('.s', { font: 'x;}' })).toThrow('appearance.font');
  });

  it('colours a page without a brand so that any brand wins', () => {
    for (const rule of plainPageCss().split('\n'))
      expect(rule).toMatch(/^(@media [^{]+\{)?:where\(/);
  });
});
