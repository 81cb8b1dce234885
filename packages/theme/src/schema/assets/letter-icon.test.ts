// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../tokens';
import { defaultBranding } from '../parse/default-branding';
import { createLetterIcon, letterIconToSvg } from './letter-icon';
import { letterStrokes } from './letter-strokes';

const named = (productName: string) => createLetterIcon({ ...defaultBranding, productName });

describe('the letter icon', () => {
  it('draws the first letter or digit, accents aside', () => {
    expect(letterStrokes('Águia')).toEqual(letterStrokes('a'));
    expect(letterStrokes('«Zeta»')).toEqual(letterStrokes('Z'));
    expect(letterStrokes('Zeta')).not.toEqual(letterStrokes('Alfa'));
    expect(letterStrokes('Ж')).toEqual(letterStrokes('***'));
  });

  it('reads on the brand’s colour', () => {
    const { ground, ink } = createLetterIcon({
      ...defaultBranding,
      colors: { accent: '#f6c21c' },
    });
    expect(ground).toBe('#f6c21c');
    expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789*'])('keeps %s in the middle', (letter) => {
    const { strokes, penWidth } = named(letter);
    const values = strokes.flat();
    expect(Math.min(...values) - penWidth / 2).toBeGreaterThan(0.2);
    expect(Math.max(...values) + penWidth / 2).toBeLessThan(0.8);
  });

  it('is a drawing of numbers and colours, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (name) => {
        expect(letterIconToSvg(named(name))).toMatch(
          /^<svg [\w="./: -]*>(<(rect|path) [\w="#. -]*\/>)+<\/svg>\n$/,
        );
      }),
    );
  });
});
