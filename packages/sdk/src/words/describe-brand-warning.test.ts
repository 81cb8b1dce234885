// @vitest-environment node
import { checkBrand, defaultBranding } from '@rastro/theme/schema';
import { describe, expect, it } from 'vitest';
import { describeBrandWarning, type BrandWarningLike, type Locale } from '../domain';
import { getProductWords } from './product-words';

const say = (warning: BrandWarningLike, locale: Locale) =>
  getProductWords(locale).t(describeBrandWarning(warning));

const warningsOf = (accent: string, neutralHue: number) =>
  checkBrand({ ...defaultBranding, colors: { accent, neutralHue } });

describe('describeBrandWarning', () => {
  it('says in three languages what was noticed and what was changed', () => {
    const [hue, border] = warningsOf('#f6c21c', 85);
    if (!hue || !border) throw new Error('no warnings');
    expect(say(hue, 'pt-BR')).toBe(
      'Matiz da marca a 29° de "Ligado parado": forma e ícone distinguem.',
    );
    expect(say(border, 'en-US')).toBe(
      'Edge of the main button, light scheme: #f6c21c would lack contrast, #b78e00 is used.',
    );
    expect(say(border, 'es')).toContain('se usa #b78e00');
  });

  it('words an accent near the alarm and a logo that can hardly be seen', () => {
    const [alarm] = warningsOf('#c51e21', 85);
    expect(alarm && say(alarm, 'pt-BR')).toContain('usam ícone e palavra');
    const [logo] = checkBrand(defaultBranding, { logoColors: { light: ['#eeeeee'] } });
    expect(logo && say(logo, 'es')).toContain('contraste 1,16:1');
  });
});
