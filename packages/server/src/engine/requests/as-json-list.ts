import type { UpstreamResponse } from '../../upstream/upstream';

/** Every piece is handed on, an empty one too: who writes it sees there whether anybody still reads. */
async function* joined(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  yield '[';
  let before = '';
  for await (const piece of pieces) {
    yield piece && before + piece;
    if (piece) before = ',';
  }
  yield ']';
}

/** Pieces of JSON, members joined by commas, as one streamed list. */
export const asJsonList = (pieces: AsyncIterable<string>): UpstreamResponse => ({
  status: 200,
  contentType: 'application/json',
  body: null,
  stream: joined(pieces),
});
