import type { UpstreamResponse } from '../upstream/upstream';

const COMMA = Buffer.from(',');

/** Every piece is handed on, an empty one too: who writes it sees there whether anybody still reads. */
async function* joined(pieces: AsyncIterable<string | Buffer>): AsyncGenerator<string | Buffer> {
  yield '[';
  let before = '';
  for await (const piece of pieces) {
    const isEmpty = piece.length === 0;
    if (isEmpty || before === '') yield piece;
    else yield typeof piece === 'string' ? before + piece : Buffer.concat([COMMA, piece]);
    if (!isEmpty) before = ',';
  }
  yield ']';
}

/** Pieces of JSON, members joined by commas, as one streamed list. */
export const asJsonList = (pieces: AsyncIterable<string | Buffer>): UpstreamResponse => ({
  status: 200,
  contentType: 'application/json',
  body: null,
  stream: joined(pieces),
});
