import { LOCALES, resolveAccountUnits } from '@rastro/sdk/domain';
import { READING_CASES } from '@rastro/sdk/testing';
import { describe, expect, it } from 'vitest';
import { resolvePageLocale, type PageLocaleSources } from './resolve-page-locale';

const nothing: PageLocaleSources = {
  chosen: null,
  isChosenFresh: false,
  query: null,
  user: null,
  server: null,
  prefix: 'rastro',
  browser: [],
  page: '',
  brand: {},
  spoken: LOCALES,
};
const resolve = (change: Partial<PageLocaleSources>) =>
  resolvePageLocale({ ...nothing, ...change });

describe('resolvePageLocale', () => {
  it('[S1.47] [S1.48] [S1.49] [S1.50] asks query, browser, page, then takes pt-BR', () => {
    const all = { query: 'es', browser: ['en-GB'], page: 'pt-BR' };
    expect(resolve(all)).toBe('es');
    expect(resolve({ ...all, query: null })).toBe('en-US');
    expect(resolve({ page: 'es' })).toBe('es');
    expect(resolve({})).toBe('pt-BR');
  });

  it('puts user and server between query and browser', () => {
    const owner = (lang: string) => ({ attributes: { 'rastro.lang': lang } });
    const sources = { user: owner('es'), server: owner('en-US'), browser: ['pt-BR'] };
    expect(resolve(sources)).toBe('es');
    expect(resolve({ ...sources, user: null })).toBe('en-US');
  });

  it.each(READING_CASES)('reads a page as $says says', (asked) => {
    const { brand } = asked;
    const user = { attributes: asked.user };
    const server = { attributes: asked.server, forceSettings: asked.isForced ?? false };
    const { defaultLanguage = brand.serverBrand?.defaultLanguage } = brand;
    const language = resolve({ user, server, brand, page: defaultLanguage ?? '' });
    const { units, timeZone } = resolveAccountUnits(user, server, language, brand);
    expect({ language, speed: units.speed ?? 'kmh', timeZone }).toEqual(asked.reads);
  });

  it('asks the brand of a domain before the browser, the server’s own after it', () => {
    const brand = { defaultLanguage: 'es' };
    const asked = { browser: ['en-US'], page: 'es' };
    expect(resolve({ ...asked, brand: { ...brand, serverBrand: {} } })).toBe('es');
    expect(resolve({ ...asked, brand })).toBe('en-US');
  });

  it('takes a choice of this visit above the query, an older one below it', () => {
    const sources = { chosen: 'en-US', query: 'es' } as const;
    expect(resolve({ ...sources, isChosenFresh: true })).toBe('en-US');
    expect(resolve(sources)).toBe('es');
    expect(resolve({ ...sources, query: null })).toBe('en-US');
  });

  it('takes a further language of the brand, and forgets one that it has no longer', () => {
    const spoken = [...LOCALES, 'fr'];
    expect(resolve({ chosen: 'fr', spoken, browser: ['es'] })).toBe('fr');
    expect(resolve({ browser: ['fr-CA'], spoken })).toBe('fr');
    expect(resolve({ chosen: 'fr', browser: ['es'] })).toBe('es');
  });
});
