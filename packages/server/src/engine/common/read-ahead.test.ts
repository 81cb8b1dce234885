import { describe, expect, it } from 'vitest';
import { readAhead } from './read-ahead';

/** Pieces 1, 2, …, noted as they are made; `failsAt` breaks off. */
const createSource = (count: number, failsAt = Infinity) => {
  const made: number[] = [];
  let isEnded = false;
  async function* pieces(): AsyncGenerator<number> {
    try {
      for (let piece = 1; piece <= count; piece += 1) {
        if (piece === failsAt) throw new Error(`piece ${piece} cannot be read`);
        made.push(piece);
        yield piece;
      }
    } finally {
      isEnded = true;
    }
  }
  return { made, pieces, isEnded: () => isEnded };
};

describe('readAhead', () => {
  it('makes one piece while the one before is taken, and hands on all in order', async () => {
    const { made, pieces } = createSource(4);
    const taken: number[] = [];
    for await (const piece of readAhead(pieces())) {
      taken.push(piece);
      expect(made.at(-1)).toBe(Math.min(piece + 1, 4));
    }
    expect(taken).toEqual([1, 2, 3, 4]);
  });

  it('lets the question for the next piece leave before one is taken', async () => {
    let left = 0;
    async function* pieces(): AsyncGenerator<number> {
      for (let piece = 1; piece <= 3; piece += 1) {
        // As a connection sends: when the turn of the event loop is over.
        await new Promise<void>((resolve) => {
          process.nextTick(() => {
            left += 1;
            resolve();
          });
        });
        yield piece;
      }
    }
    const leftWhenTaken: number[] = [];
    for await (const piece of readAhead(pieces())) {
      if (piece < 3) leftWhenTaken.push(left);
    }
    expect(leftWhenTaken).toEqual([2, 3]);
  });

  it('tells a failure to who asks for the piece, after those before it', async () => {
    const { pieces } = createSource(4, 3);
    const taken: number[] = [];
    const reading = (async () => {
      for await (const piece of readAhead(pieces())) taken.push(piece);
    })();
    await expect(reading).rejects.toThrow('piece 3 cannot be read');
    expect(taken).toEqual([1, 2]);
  });

  it('ends its source when nobody reads on, whatever becomes of the piece under way', async () => {
    for (const failsAt of [Infinity, 2]) {
      const { made, pieces, isEnded } = createSource(9, failsAt);
      for await (const piece of readAhead(pieces())) if (piece === 1) break;
      expect(isEnded()).toBe(true);
      expect(made.length).toBeLessThanOrEqual(2);
    }
  });
});
