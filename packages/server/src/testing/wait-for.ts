import { vi } from 'vitest';

/** Max wait, as a busy machine takes longer; equal to the configuration's `expect.poll`. */
const PATIENCE_MS = 10_000;

/** Asks again and again until it no longer throws, and answers what it gave then; a limit only where it is longer. */
export const waitFor = <T>(
  ask: () => T | Promise<T>,
  { timeout = PATIENCE_MS, interval }: { timeout?: number; interval?: number } = {},
): Promise<T> => vi.waitFor(ask, { timeout, ...(interval !== undefined && { interval }) });
