import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { LOCALES } from '@rastro/sdk/domain';
import { NAMESPACES } from '@rastro/sdk/words';
import { afterAll, afterEach, vi } from 'vitest';
import { loadWords, needWords } from './frame/i18n/page-words';

// A busy machine is slow, not wrong: what is waited for may take its time.
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 30_000 });

// Words arrive in a test's first breath, as they do in a page whose words are in the cache.
await needWords(...NAMESPACES);
await Promise.all(LOCALES.map((locale) => loadWords(locale)));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

// Code that a page fetches ahead may still be on its way when its last test ends.
afterAll(() => vi.dynamicImportSettled());
