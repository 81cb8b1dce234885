import { describe, expect, it } from 'vitest';
import { LOCALES, translate } from '../../domain';
import { dictionaries } from './dictionaries';

const english = dictionaries.find(({ locale }) => locale === 'en-US');
const keys = Object.keys(english?.labels ?? {});
const params = { count: 3, query: 'x', filters: 2 };
const placesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe('dictionaries of the widgets', () => {
  it('[S1.46] exist in Portuguese, Spanish and English, each with all keys and no other', () => {
    expect(dictionaries.map(({ locale }) => locale).sort()).toEqual([...LOCALES].sort());
    for (const { labels } of dictionaries) expect(Object.keys(labels).sort()).toEqual(keys.sort());
  });

  it('say something for every key, with the same places to fill in all languages', () => {
    for (const { locale, labels } of dictionaries) {
      for (const key of Object.keys(labels)) {
        const text = translate(dictionaries, locale, key, params);
        expect(text, `${locale} ${key}`).not.toBe('');
        expect(text, `${locale} ${key}`).not.toMatch(/_KT_|undefined|!/);
        const inEnglish = translate(dictionaries, 'en-US', key, params);
        expect(placesOf(text), `${locale} ${key}`).toEqual(placesOf(inEnglish));
      }
    }
  });

  it('carry the versions of decision 3', () => {
    const versions = Object.fromEntries(
      dictionaries.map(({ locale, version }) => [locale, version]),
    );
    expect(versions).toEqual({ 'pt-BR': '2.0.1', es: '1.14.0', 'en-US': '1.12.7' });
  });

  it('put nouns into the right number', () => {
    const say = (count: number) => translate(dictionaries, 'pt-BR', 'list.foot.devices', { count });
    expect([say(0), say(1), say(1284)]).toEqual([
      '0 dispositivos',
      '1 dispositivo',
      '1.284 dispositivos',
    ]);
  });
});
