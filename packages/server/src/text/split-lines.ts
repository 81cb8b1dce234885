/** The lines of a text as it comes in; only `\n` ends one, which a JSON text never holds. */
export async function* splitLines(chunks: AsyncIterable<unknown>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = `${rest}${String(chunk)}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
