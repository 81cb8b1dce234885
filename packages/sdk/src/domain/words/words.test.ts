// @vitest-environment node
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { describeAlarm, describeErrorCode, describeEventType } from './describe-codes';
import { domainDictionaries } from './dictionaries/domain-dictionaries';
import { problemDictionaries } from './dictionaries/problem-dictionaries';
import { ALARM_TYPES } from '../device/alarm-types';
import { ERROR_CODES } from '../errors/error-codes';
import { EVENT_TYPES } from '../device/event-types';
import { LOCALES, matchLocale, resolveLocale } from './locale';
import type { Dictionary } from './translate';
import { fillPlaces, translate } from './translate';

describe('resolveLocale', () => {
  it('asks query, user, server, browser, page in that order', () => {
    const sources = { query: 'es', user: 'en-US', server: 'pt-BR', browser: ['en'], page: 'pt' };
    expect(resolveLocale(sources)).toBe('es');
    expect(resolveLocale({ ...sources, query: null })).toBe('en-US');
    expect(resolveLocale({ ...sources, query: null, user: '' })).toBe('pt-BR');
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
    expect(['pt', 'pt-PT', 'pt_BR', 'es-419', 'EN-gb', 'fr'].map(matchLocale)).toEqual([
      'pt-BR',
      'pt-BR',
      'pt-BR',
      'es',
      'en-US',
      null,
    ]);
  });
});

describe('translate', () => {
  const dictionaries: Dictionary[] = [
    { locale: 'es', version: '1', labels: { hello: 'Hola, {name}' } },
    { locale: 'en-US', version: '1', labels: { hello: 'Hello', only: 'Only English' } },
    {
      locale: 'es',
      version: '1',
      labels: {
        hello: 'later',
        cars: (p: object, locale: string) => `${locale} ${JSON.stringify(p)}`,
      },
    },
  ];

  it('takes the first dictionary of the language that has the key', () => {
    expect(translate(dictionaries, 'es', 'hello', { name: 'Ana' })).toBe('Hola, Ana');
    expect(translate(dictionaries, 'es', 'cars', { count: 2 })).toBe('es {"count":2}');
  });

  it('[S1.52] falls back to en-US, then shows the key between _KT_', () => {
    expect(translate(dictionaries, 'es', 'only')).toBe('Only English');
    expect(translate(dictionaries, 'es', 'none')).toBe('_KT_none_KT_');
    expect(translate(dictionaries, 'es', 'constructor')).toBe('_KT_constructor_KT_');
  });

  it('fills places once: a value that looks like a place stays as it is', () => {
    expect(fillPlaces('{a} {b} {c}', { a: '{b}', b: '$&' })).toBe('{b} $& {c}');
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(fillPlaces('<{name}>', { name })).toBe(`<${name}>`);
      }),
    );
  });
});

describe('a value that turns the direction of writing', () => {
  it('turns nothing after it', () => {
    expect(fillPlaces('{name} stopped', { name: 'Van 7' })).toBe('Van 7 stopped');
    expect(fillPlaces('{name} stopped', { name: '\u202Egnp.7' })).toBe(
      '\u2068\u202Egnp.7\u2069 stopped',
    );
    expect(fillPlaces('{name} stopped', { name: 'رافعة' })).toBe('\u2068رافعة\u2069 stopped');
  });

  it('cannot end its own isolation', () => {
    expect(fillPlaces('{name}.', { name: '\u2069\u202Ex' })).toBe('\u2068\u202Ex\u2069.');
  });
});

describe('the words of the rules', () => {
  it('[S9.32] carry the versions of the specification', () => {
    const versions = domainDictionaries.map(({ locale, version }) => [locale, version]);
    expect(versions).toEqual([
      ['pt-BR', '2.0.1'],
      ['es', '1.14.0'],
      ['en-US', '1.12.7'],
    ]);
  });

  it.each([
    ['codes', domainDictionaries],
    ['problems', problemDictionaries],
  ])(
    'have the same keys with words and the same places in every language: %s',
    (_, dictionaries) => {
      const [first, ...others] = dictionaries.map(({ labels }) => new Map(Object.entries(labels)));
      for (const labels of others) {
        expect([...labels.keys()].sort()).toEqual([...(first?.keys() ?? [])].sort());
        for (const [key, label] of labels) {
          expect(label, key).not.toBe('');
          expect(placesOf(label), key).toEqual(placesOf(first?.get(key)));
        }
      }
    },
  );

  it.each(LOCALES)('[S9.33] [S9.34] name every event and alarm in %s', (locale) => {
    for (const type of EVENT_TYPES) expect(describeEventType(type, locale)).not.toBe(type);
    for (const alarm of ALARM_TYPES.filter((name) => name !== 'sos')) {
      expect(describeAlarm(alarm, locale)).not.toBe(alarm);
    }
    for (const code of ERROR_CODES) expect(describeErrorCode(code, locale)).toMatch(/\.$/);
  });

  it('show what nobody knows as it is, and an unknown error as such', () => {
    expect(describeAlarm('<b>odd</b>', 'es')).toBe('<b>odd</b>');
    expect(describeEventType('constructor', 'es')).toBe('constructor');
    expect(describeErrorCode('ODD', 'en-US')).toBe(describeErrorCode('UNKNOWN_ERROR', 'en-US'));
  });

  it('[S5.3] say the fixed text for empty fields', () => {
    expect(describeErrorCode('FILL_ALL_FIELDS', 'pt-BR')).toBe(
      'Por favor, preencha todos os campos.',
    );
  });
});

const placesOf = (label: unknown) =>
  typeof label === 'string' ? (label.match(/\{\w+\}/g) ?? []).sort() : label;
