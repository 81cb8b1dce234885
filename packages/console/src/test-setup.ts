import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { LOCALES } from '@rastro/sdk/domain';
import { afterEach, vi } from 'vitest';
import { loadWords } from './i18n/load-words';

// A busy machine is slow, not wrong: what is waited for may take its time.
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 30_000 });

// Words arrive in a test's first breath, as they do in a page whose words are in the cache.
await Promise.all(LOCALES.map(loadWords));

afterEach(() => {
  cleanup();
  localStorage.clear();
});
