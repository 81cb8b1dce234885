// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALARM_TYPES, describeProblem, ERROR_CODES, EVENT_TYPES, LOCALES } from '../domain';
import { RAW } from '../testing/find-raw-names';
import { FOUND_CODES, REMEDY_CODES } from '../domain/server/check-code';
import { SERVICE_FOUND_CODES } from '../domain/server/service-found';
import { compareWords } from './compare-words';
import { createWords, type Bundle } from './create-words';
import versions from './locales/versions.json';
import { getProductWords } from './product-words';

const folder = join(import.meta.dirname, 'locales');
const readWords = (locale: string, file: string): Bundle =>
  JSON.parse(readFileSync(join(folder, locale, file), 'utf8')) as Bundle;
const files = readdirSync(join(folder, 'pt-BR'));
const all = files.flatMap((file) =>
  LOCALES.map((locale) => ({ locale, file, words: readWords(locale, file) })),
);

const findProblems = (known: Bundle, words: Record<string, unknown>, locale: string) =>
  compareWords(known, words, locale, { isComplete: true }).map(
    (problem) => `${locale} ${getProductWords('en-US').t(describeProblem(problem))}`,
  );

/** Keys with an exclamation mark, as in the specification. */
const SHOUTED = new Set(['share.end.title', 'session.ended.title']);

describe('the words', () => {
  it('[S1.46] exist in Portuguese, Spanish and English, with the same files', () => {
    for (const locale of LOCALES) expect(readdirSync(join(folder, locale))).toEqual(files);
  });

  it.each(all.filter(({ locale }) => locale !== 'pt-BR'))(
    'have the keys and places of pt-BR in $locale/$file',
    ({ locale, file, words }) => {
      expect(findProblems(readWords('pt-BR', file), words, locale)).toEqual([]);
    },
  );

  it.each(all)('have all forms of a count in $locale/$file', ({ locale, words }) => {
    expect(findProblems(words, words, locale)).toEqual([]);
  });

  it.each(all)('say something and shout nothing in $locale/$file', ({ words }) => {
    for (const [key, text] of Object.entries(words)) {
      expect(text, key).toMatch(/\S/);
      if (!SHOUTED.has(key)) expect(text, key).not.toMatch(/[!¡]/);
    }
  });

  it.each(all)('call no member by its key in $locale/$file', ({ words }) => {
    for (const [key, text] of Object.entries(words)) {
      // Who writes an expression writes attributes by their keys.
      if (key.startsWith('refusal.expression.')) continue;
      expect(text.replace(/\{.*?\}/g, ''), key).not.toMatch(new RegExp(RAW));
    }
  });

  it.each(all)('have one word for email in $locale/$file', ({ locale, words }) => {
    const others = { 'en-US': /e-mail/i, 'pt-BR': /\bemails?\b/i, es: /e-?mail|electrónic/i }[
      locale
    ];
    for (const [key, text] of Object.entries(words)) {
      expect(text.replace(/\{.*?\}/g, ''), key).not.toMatch(others);
    }
  });

  it.each(LOCALES)('have every key once in %s', (locale) => {
    const keys = files.flatMap((file) => Object.keys(readWords(locale, file)));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('are all said somewhere', () => {
    const sources = readSources();
    // Once over the sources: a search for each key takes half a minute.
    const said = new Set([...sources.matchAll(/'([\w.-]+)'/g)].map(([, key]) => key));
    const made = new Set([...sources.matchAll(/`([^`\s]*?\.)\$\{/g)].map(([, family]) => family));
    const tails = [...sources.matchAll(/`\$\{\w+\}(\.[\w.]+)`/g)].map(([, tail = '']) => tail);
    const isTailed = (key: string) =>
      tails.some((tail) => key.endsWith(tail) && said.has(key.slice(0, -tail.length)));
    const unsaid = files.flatMap((file) =>
      Object.keys(readWords('pt-BR', file))
        .map((key) => key.replace(/_(zero|one|two|few|many|other)$/, ''))
        .filter((key) => {
          const families = [...key.matchAll(/\./g)].map(({ index }) => key.slice(0, index + 1));
          const isMade = families.some((family) => made.has(family));
          return !isMade && file !== 'attributes.json' && !said.has(key) && !isTailed(key);
        }),
    );
    expect(unsaid).toEqual([]);
  });

  it('[S9.32] carry the versions of the specification', () => {
    expect(versions).toEqual({ 'pt-BR': '2.0.1', es: '1.14.0', 'en-US': '1.12.7' });
  });

  it.each(LOCALES)('[S9.33] [S9.34] name every event and alarm in %s', (locale) => {
    const { t } = getProductWords(locale);
    for (const type of EVENT_TYPES) expect(t(`event.type.${type}`)).toMatch(/^[^_]+$/);
    for (const alarm of ALARM_TYPES) expect(t(`alarm.${alarm}`)).toMatch(/^[^_]+$/);
    for (const code of ERROR_CODES) expect(t(`error.code.${code}`)).toMatch(/^[^_]+\.$/);
  });

  it.each(LOCALES)('say all that a look of the server finds in %s', (locale) => {
    const keys = ['server.json', 'integrations.json'].flatMap((file) =>
      Object.keys(readWords(locale, file)),
    );
    const codesOf = (family: string) => {
      const found = keys.filter((key) => key.startsWith(family));
      return new Set(
        found.map((key) => key.slice(family.length).replace(/_(one|many|other)$/, '')),
      );
    };
    expect(codesOf('server.found.')).toEqual(new Set(FOUND_CODES));
    expect(codesOf('server.remedy.')).toEqual(new Set(REMEDY_CODES));
    expect(codesOf('service.found.')).toEqual(new Set(SERVICE_FOUND_CODES));
  });

  it.each(LOCALES)('call a thing the same everywhere in %s', (locale) => {
    const words = Object.assign({}, ...files.map((file) => readWords(locale, file))) as Bundle;
    const sameThings = [
      ['report.column.driver', 'list.sort.driver'],
      ['report.column.altitude', 'attribute.altitude.label'],
      ['report.column.course', 'attribute.course.label'],
      ['report.column.engineHours', 'attribute.hours.label'],
      ['event.type.ignitionOn', 'device.ignitionOn'],
      ['event.type.ignitionOff', 'device.ignitionOff'],
      ['mail.report.period', 'period.kind.label'],
      ['report.column.speed', 'replay.legend.label'],
      ['status.alarm', 'event.type.alarm'],
    ];
    for (const keys of sameThings) {
      const said = keys.map((key) => words[key]);
      expect(new Set(said).size, `${keys.join(', ')}: ${said.join(', ')}`).toBe(1);
    }
    const contains = (key: string, part: string) =>
      expect(words[key]?.toLowerCase(), key).toContain(words[part]?.toLowerCase());
    contains('report.column.startOdometer', 'attribute.odometer.label');
    contains('event.text.deviceUnknown', 'status.unknown');
    contains('event.text.deviceOffline', 'status.offline');
    if (locale === 'en-US') return; // In English the sentences are Traccar's own.
    contains('event.text.ignitionOn', 'device.ignitionOn');
    contains('event.text.ignitionOff', 'device.ignitionOff');
  });

  it.each([
    ['pt-BR', '0 paradas'],
    ['es', '0 paradas'],
    ['en-US', '0 stops'],
  ] as const)('say that a day had no stops in %s', (locale, said) => {
    const { t } = createWords(locale, { [locale]: readWords(locale, 'detail.json') });
    expect(t('detail.today.stops', { count: 0 })).toBe(said);
  });

  it('[S5.3] say the fixed text for empty fields', () => {
    expect(getProductWords('pt-BR').t('error.code.FILL_ALL_FIELDS')).toBe(
      'Por favor, preencha todos os campos.',
    );
  });
});

function readSources(): string {
  const packages = join(import.meta.dirname, '../../..');
  return readdirSync(packages)
    .flatMap((name) =>
      readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|words\/params/.test(file))
        .map((file) => readFileSync(join(packages, name, 'src', file), 'utf8')),
    )
    .join('\n');
}

describe('compareWords', () => {
  const known = { hello: 'Olá, {name}', cars_one: '{count, number} carro', cars_other: 'carros' };

  it('names the key, the language and what is wrong', () => {
    const wrong = { helo: 'x', cars_one: '{n} car', cars_two: 'cars', hello: 5 };
    expect(findProblems(known, wrong, 'en-US')).toEqual([
      'en-US helo: this key does not exist.',
      'en-US cars_one: found {n}, expected one of: {count}.',
      'en-US cars_two: this key does not exist. Known keys: cars_one, cars_other.',
      'en-US hello: found 5, expected a text.',
      'en-US cars_other: the value is missing.',
    ]);
  });

  it('names the key that was probably meant', () => {
    const findNearest = (key: string, keys: readonly string[]) =>
      keys.find((one) => one.startsWith(key.slice(0, 3)));
    const [problem] = compareWords(known, { helo: 'x' }, 'es', { isComplete: false, findNearest });
    expect(problem).toMatchObject({ code: 'UNKNOWN_KEY', path: 'helo', suggestion: 'hello' });
  });

  it('takes some words for some, and every place for a choice', () => {
    expect(compareWords(known, { hello: 'Oi' }, 'pt-BR', { isComplete: false })).toEqual([]);
    expect(findProblems({ hello: '{name}' }, { hello: 'Oi' }, 'es')).toEqual([
      'es hello: found "", expected one of: {name}.',
    ]);
  });
});
