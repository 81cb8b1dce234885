import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// A busy machine is slow, not wrong: what is waited for may take its time.
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 30_000 });

afterEach(() => cleanup());

// Code that a page fetches ahead may still be on its way when its last test ends.
afterAll(() => vi.dynamicImportSettled());
