import { LOCALES } from '@rastro/sdk/domain';
import type * as words from '@rastro/sdk/words';
import { expect, it, vi } from 'vitest';

const fetched: string[] = [];
vi.mock('@rastro/sdk/words', async (original) => {
  const module = await original<typeof words>();
  const bringWords: typeof module.bringWords = (said, namespaces) => {
    const missing = namespaces.filter((namespace) => !module.hasWords(said, [namespace]));
    fetched.push(...missing.map((namespace) => `${said.locale}/${namespace}`));
    return module.bringWords(said, namespaces);
  };
  return { ...module, bringWords };
});
vi.resetModules();
const { loadWords, needWords, readWords } = await import('./page-words');
const { LOADING_NAMES } = await import('./loading-names');

it('fetches what every page says, then what a page needs, in the language of the moment', async () => {
  await needWords('history');
  expect(fetched).toEqual([]);
  expect(readWords('es')).toBeNull();
  const { t } = await loadWords('es');
  expect(fetched).toEqual(['es/shell', 'es/errors', 'es/history']);
  expect(t('history.positions.text', { count: 1284 })).toBe('1284 posiciones');
  const later = needWords('sign-in');
  expect(readWords('es')).toBeNull();
  await later;
  expect(fetched.at(-1)).toBe('es/sign-in');
  expect(readWords('es')?.t('login.submit.action')).toBe(t('login.submit.action'));
});

it.each(LOCALES)('says in %s that it loads as the words do that come later', async (locale) => {
  expect((await loadWords(locale)).t('app.loading.label')).toBe(LOADING_NAMES[locale]);
});
