// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import data from '../fixtures/tokens.json';
import { tokensToCss } from './tokens-to-css';

const rastro = { accent: data.brands.rastro.accent, neutralHue: data.brands.rastro.hue };

/** The declarations of the rule whose selector is exactly `selector`. */
function declared(css: string, selector: string): Record<string, string> {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  const rules = [...(style.sheet?.cssRules ?? [])].flatMap((rule) =>
    rule instanceof CSSMediaRule ? [...rule.cssRules] : [rule],
  );
  const found = rules.find(
    (rule): rule is CSSStyleRule =>
      rule instanceof CSSStyleRule && rule.selectorText.replaceAll(' ', '') === selector,
  );
  return Object.fromEntries(
    [...(found?.style ?? [])].map((name) => [name, found?.style.getPropertyValue(name) ?? '']),
  );
}

afterEach(() => document.head.replaceChildren());

describe('tokensToCss', () => {
  const kebab = (role: string) =>
    `--rastro-${role.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`;
  const published = (scheme: 'light' | 'dark') =>
    Object.keys({ ...data[scheme].color, ...data[scheme].shadow }).map(kebab);

  it('names every published role, in both schemes', () => {
    const css = tokensToCss(rastro);
    const light = declared(css, ':root,[data-scheme="light"]');
    const dark = declared(css, '[data-scheme="dark"]');
    expect(Object.keys(light)).toEqual(expect.arrayContaining(published('light')));
    expect(Object.keys(dark)).toEqual(expect.arrayContaining(published('dark')));
    expect(Object.keys(light)).toEqual(Object.keys(dark));
    expect(light['--rastro-surface-raised']).toBe('#ffffff');
    expect(dark['--rastro-surface-raised']).toBe('#1d2128');
    expect(light['--rastro-speed-ramp-4']).toBe('#d9480f');
    expect(css).toContain(`--rastro-shadow-menu:${data.dark.shadow.shadowMenu};`);
  });

  it('follows the device only while no scheme is chosen', () => {
    const dark = declared(tokensToCss(rastro), ':root:not([data-scheme])');
    expect(dark['--rastro-surface']).toBe(data.dark.color.surface);
    expect(tokensToCss({ ...rastro, scheme: 'light' })).not.toContain('@media');
    const alwaysDark = declared(
      tokensToCss({ ...rastro, scheme: 'dark' }),
      ':root,[data-scheme="dark"]',
    );
    expect(alwaysDark['--rastro-surface']).toBe(data.dark.color.surface);
  });

  it('scales corners but those of plates, checkboxes and pills', () => {
    const css = tokensToCss({ ...rastro, radiusScale: 1.5 });
    expect(declared(css, ':root,[data-scheme="light"]')).toMatchObject({
      '--rastro-radius-card': '12px',
      '--rastro-radius-plate': '3px',
      '--rastro-radius-checkbox': '4px',
      '--rastro-radius-full': '9999px',
    });
  });

  it('puts the font of the brand first and refuses one that would leave its declaration', () => {
    expect(tokensToCss({ ...rastro, font: "'Figtree'" })).toContain(
      "--rastro-font-family:'Figtree', 'Inter Variable'",
    );
    expect(() => tokensToCss({ ...rastro, font: 'x}</style>' })).toThrow('Not a font list');
  });

  it('names a colour that is none', () => {
    expect(() => tokensToCss({ accent: 'blue' })).toThrow('Not a hex colour: "blue"');
  });
});
