import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadChunk } from './load-chunk';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('loadChunk', () => {
  it('gives the module', async () => {
    await expect(loadChunk(() => Promise.resolve('module'))).resolves.toBe('module');
  });

  it('names a failed load', async () => {
    const load = loadChunk(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(load).rejects.toMatchObject({ name: 'ChunkError', reason: 'failed' });
  });

  it('[S9.15] gives up after 120 s', async () => {
    const outcome = vi.fn();
    const load = loadChunk(() => new Promise<never>(() => undefined)).catch(outcome);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await load;
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ reason: 'timeout' }));
  });
});
