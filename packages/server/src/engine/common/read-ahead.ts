import { setImmediate } from 'node:timers/promises';

/** The same pieces; while one is taken the next is made. Ended when nobody reads on. */
export async function* readAhead<Piece>(pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  const iterator = pieces[Symbol.asyncIterator]();
  let next = iterator.next();
  try {
    for (;;) {
      const { done, value } = await next;
      if (done) return;
      next = iterator.next();
      // It may fail while this piece is taken; whoever asks for it is told.
      next.catch(() => undefined);
      // A database is asked at the end of a turn: only then does it work while this piece is taken.
      await setImmediate();
      yield value;
    }
  } finally {
    // Who went away leaves nothing running behind.
    await next.catch(() => undefined);
    await iterator.return?.();
  }
}
