import type { PGlite } from '@electric-sql/pglite';

/**
 * The bytes that PostgreSQL answers to bytes of its protocol, in memory of their own. Every other way
 * of PGlite parses them as well, and keeps what it parsed.
 */
export const askCluster = async (
  pglite: Pick<PGlite, 'execProtocolRawStream'>,
  question: Uint8Array,
): Promise<Uint8Array> => {
  const pieces: Uint8Array[] = [];
  let length = 0;
  await pglite.execProtocolRawStream(question, {
    syncToFs: false,
    onRawData(piece) {
      // What it lies in is written over with the next piece.
      pieces.push(piece.slice());
      length += piece.length;
    },
  });
  const [only] = pieces;
  if (only && pieces.length === 1) return only;
  const answer = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    answer.set(piece, at);
    at += piece.length;
  }
  return answer;
};
