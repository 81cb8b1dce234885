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
  await pglite.execProtocolRawStream(question, {
    syncToFs: false,
    // What it lies in is written over with the next piece.
    onRawData: (piece) => void pieces.push(piece.slice()),
  });
  // A short Buffer shares its memory with others, and the worker gives this away.
  return new Uint8Array(Buffer.concat(pieces));
};
