// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { brandLocales } from './branding';
import { describeProblem } from './describe-problem';
import { parseBranding } from './parse-branding';
import { parseBrandingText } from './parse-branding-text';

const problems = (json: unknown) => {
  const result = parseBranding(json);
  return result.ok ? [] : result.problems;
};

describe('describeProblem', () => {
  it.each([
    ['en-US', 'colors.acent: this key does not exist. Did you mean "accent"?'],
    ['pt-BR', 'colors.acent: esta chave não existe. Você quis dizer "accent"?'],
    ['es', 'colors.acent: esta clave no existe. ¿Quiso decir "accent"?'],
  ] as const)('says it in %s', (locale, sentence) => {
    const [problem] = problems({ colors: { acent: '#fff' } });
    expect(problem && describeProblem(problem, locale)).toBe(sentence);
  });

  it('names the known keys when nothing is near', () => {
    const [problem] = problems({ map: { zzzz: 1 } });
    expect(problem && describeProblem(problem, 'en-US')).toBe(
      'map.zzzz: this key does not exist. Known keys: layers.',
    );
  });

  it('puts types into words and names the file itself', () => {
    const [problem] = problems([]);
    expect(problem && describeProblem(problem, 'en-US')).toBe(
      'the file: found [], expected an object { }.',
    );
  });

  it('leaves nothing out in any language', () => {
    const broken = [
      ...problems({
        title: 1,
        header: 'x',
        logo: { kind: 'image' },
        colors: { accent: 'x', neutralHue: -1 },
      }),
      ...problems({ icon: 'x:', font: ';', attributePrefix: '-', productName: '', zzzz: 1 }),
      ...problems({ attributePrefix: 'api' }),
      ...problems({ productName: 'x'.repeat(61), logo: { kind: 'text', text: 'a' } }),
      ...problems({ logo: { kind: 'text', text: 'a' }, headLogo: { text: 'a' } }),
    ];
    const text = parseBrandingText('{');
    if (!text.ok) broken.push(...text.problems);
    for (const locale of brandLocales) {
      const sentences = broken.map((problem) => describeProblem(problem, locale));
      expect(new Set(sentences).size).toBe(sentences.length);
      for (const sentence of sentences) expect(sentence).toMatch(/^[^!]+[.?]$/);
      expect(sentences.join(' ')).not.toMatch(/undefined|\[object/);
    }
  });
});
