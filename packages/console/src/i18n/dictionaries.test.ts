import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { translate } from '@rastro/sdk/domain';
import { interfaceEnUs } from './en-us/interface';
import { wordsEnUs } from './en-us/words';
import { wordsEs } from './es/words';
import { wordsPtBr } from './pt-br/words';
import type { ConsoleKey as TextKey } from './text-key';

const dictionaries = [wordsPtBr, wordsEs, wordsEnUs];
const byLocale = new Map(dictionaries.map((dictionary) => [dictionary.locale, dictionary]));
const english = byLocale.get('en-US')!;
const keys = Object.keys(english.labels) as TextKey[];
const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

function readSources(): string {
  const root = join(import.meta.dirname, '..');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/^i18n|\.test\./.test(name))
    .map((name) => readFileSync(join(root, name), 'utf8'))
    .join('\n');
}

describe('dictionaries', () => {
  it('has no word that nobody says', () => {
    const sources = readSources();
    const silent = Object.keys(interfaceEnUs).filter((key) => {
      const family = key.slice(0, key.lastIndexOf('.') + 1);
      return !sources.includes(`'${key}'`) && !sources.includes(`\`${family}\${`);
    });
    expect(silent).toEqual([]);
  });

  it('[S1.46] speaks Brazilian Portuguese, Spanish and English', () => {
    expect([...byLocale.keys()].sort()).toEqual(['en-US', 'es', 'pt-BR']);
  });

  it.each([...byLocale.keys()])('has every key in %s, none empty', (locale) => {
    const { labels } = byLocale.get(locale)!;
    expect(Object.keys(labels).sort()).toEqual([...keys].sort());
    const empty = keys.filter((key) => labels[key] === '');
    expect(empty).toEqual([]);
  });

  it.each(['pt-BR', 'es'])('keeps the places of the texts in %s', (locale) => {
    const { labels } = byLocale.get(locale)!;
    const wrong = keys.filter((key) => {
      const [here, there] = [labels[key], english.labels[key]];
      if (typeof here === 'function' || typeof there === 'function') {
        return typeof here !== typeof there;
      }
      return places(here).join() !== places(there).join();
    });
    expect(wrong).toEqual([]);
  });

  it('has no exclamation marks', () => {
    const shouting = dictionaries.flatMap(({ locale, labels }) =>
      keys
        .filter((key) => typeof labels[key] === 'string' && /[!¡]/.test(labels[key]))
        .map((key) => `${locale} ${key}`),
    );
    expect(shouting).toEqual([]);
  });

  it('counts in the singular and the plural of each language', () => {
    const count = (locale: string, n: number) =>
      translate(dictionaries, locale, 'history.positions.text', { count: n });
    expect([count('pt-BR', 1), count('pt-BR', 1284)]).toEqual(['1 posição', '1.284 posições']);
    expect([count('es', 1), count('en-US', 1284)]).toEqual(['1 posición', '1,284 positions']);
  });

  it('[S9.32] carries the versions of the specification', () => {
    const versions = dictionaries.map(({ locale, version }) => `${locale} ${version}`);
    expect(versions).toEqual(['pt-BR 2.0.1', 'es 1.14.0', 'en-US 1.12.7']);
  });
});
