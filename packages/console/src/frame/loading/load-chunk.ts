import { CHUNK_TIMEOUT_MS } from '@rastro/sdk/domain';

/** A part of the console did not arrive. `reason` tells whether it failed or took too long. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';

  constructor(
    readonly reason: 'failed' | 'timeout',
    options?: ErrorOptions,
  ) {
    super(`A part of the console could not be loaded: ${reason}`, options);
  }
}

/**
 * Waits for a dynamic import, at most {@link CHUNK_TIMEOUT_MS} (spec §9). Throws ChunkError when it
 * fails or takes longer.
 */
export function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkError('timeout')), CHUNK_TIMEOUT_MS);
    load().then(
      (chunk) => {
        clearTimeout(timer);
        resolve(chunk);
      },
      (cause: unknown) => {
        clearTimeout(timer);
        reject(new ChunkError('failed', { cause }));
      },
    );
  });
}
