import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makePosition } from '../../testing';
import { mergePosition } from './merge-live';

/** A moment as servers may write it, beside its epoch milliseconds. */
const written = fc
  .tuple(
    fc.integer({ min: 1_755_000_000_000, max: 1_755_000_090_000 }),
    fc.constantFrom('+00:00', 'Z', 'whole', '-03:00'),
  )
  .map(([at, form]) => {
    const iso = new Date(at).toISOString();
    if (form === 'whole') return { at: at - (at % 1000), text: `${iso.slice(0, 19)}+00:00` };
    if (form !== '-03:00') return { at, text: iso.replace('Z', form) };
    const local = new Date(at - 3 * 3_600_000).toISOString();
    return { at, text: local.replace('Z', form) };
  });

describe('mergePosition', () => {
  it('keeps the later of two fixes, however their times are written; of equals the next one', () => {
    fc.assert(
      fc.property(written, written, (first, second) => {
        const previous = makePosition(1, { id: 1, fixTime: first.text });
        const next = makePosition(1, { id: 2, fixTime: second.text });
        expect(mergePosition(previous, next).id).toBe(second.at < first.at ? 1 : 2);
      }),
      { numRuns: 500 },
    );
    expect(mergePosition(undefined, makePosition(1, { id: 7 })).id).toBe(7);
  });
});
