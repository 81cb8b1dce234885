/** Bytes that say where a member of a list ends. */
const [QUOTE, BACKSLASH, COMMA] = ['"', '\\', ','];

/**
 * Changes the members of a JSON list while it is streamed, each once it is whole: a year of fixes is never in memory at
 * once. What is no list, or is broken off, is handed on as it is.
 */
export async function* mapJsonList(
  stream: AsyncIterable<string | Uint8Array>,
  change: (member: unknown) => unknown,
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let depth = 0;
  let isText = false;
  let isEscaped = false;
  let member = '';
  const write = (text: string): string =>
    text.trim() === '' ? text : JSON.stringify(change(JSON.parse(text)));

  for await (const chunk of stream) {
    const text = typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    let out = '';
    let begin = 0;
    for (let at = 0; at < text.length; at += 1) {
      const sign = text[at] as string;
      if (isText) {
        if (isEscaped) isEscaped = false;
        else if (sign === BACKSLASH) isEscaped = true;
        else if (sign === QUOTE) isText = false;
        continue;
      }
      if (sign === QUOTE) isText = true;
      const opens = sign === '[' || sign === '{';
      const closes = sign === ']' || sign === '}';
      if (opens) depth += 1;
      if (opens && depth === 1) {
        out += text.slice(begin, at + 1);
        begin = at + 1;
      } else if (depth === 1 && (sign === COMMA || closes)) {
        out += write(member + text.slice(begin, at)) + sign;
        member = '';
        begin = at + 1;
      }
      if (closes) depth -= 1;
    }
    if (depth === 0) out += text.slice(begin);
    else member += text.slice(begin);
    yield out;
  }
  yield member;
}
