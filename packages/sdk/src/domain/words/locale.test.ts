// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { matchLocale, resolveLocale } from './locale';

describe('resolveLocale', () => {
  it('asks query, what was said, browser, page in that order', () => {
    const sources = { query: 'es', said: ['en-US', 'pt-BR'], browser: ['en'], page: 'pt' };
    expect(resolveLocale(sources)).toBe('es');
    expect(resolveLocale({ ...sources, query: null })).toBe('en-US');
    expect(resolveLocale({ ...sources, query: null, said: ['', null, 'pt-BR'] })).toBe('pt-BR');
    expect(resolveLocale({ browser: ['en'], page: 'pt' })).toBe('en-US');
    expect(resolveLocale({ page: 'es' })).toBe('es');
    expect(resolveLocale({})).toBe('pt-BR');
  });

  it('[S1.51] falls back to en-US for a language without a dictionary', () => {
    expect(resolveLocale({ query: 'fr', browser: ['es'] })).toBe('en-US');
    expect(resolveLocale({ browser: ['fr', 'es-419'] })).toBe('es');
    expect(resolveLocale({ browser: ['ja', 'fr'] })).toBe('en-US');
  });

  it('does not take other text for a language', () => {
    expect(resolveLocale({ query: '<script>', browser: ['es'] })).toBe('es');
  });

  it('finds the product’s language for its relatives', () => {
    expect(
      ['pt', 'pt-PT', 'pt_BR', 'es-419', 'EN-gb', 'fr'].map((tag) => matchLocale(tag)),
    ).toEqual(['pt-BR', 'pt-BR', 'pt-BR', 'es', 'en-US', null]);
  });

  it('takes further languages, the nearest first', () => {
    const spoken = ['pt-BR', 'es', 'en-US', 'pt-PT', 'fr'];
    expect(['pt_PT', 'pt', 'fr-CA', 'de'].map((tag) => matchLocale(tag, spoken))).toEqual([
      'pt-PT',
      'pt-BR',
      'fr',
      null,
    ]);
    expect(resolveLocale({ browser: ['ja', 'fr-CA'] }, spoken)).toBe('fr');
    expect(resolveLocale({ query: 'de', browser: ['fr'] }, spoken)).toBe('en-US');
  });
});
