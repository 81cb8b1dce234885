import { expect, it } from 'vitest';
import { mapJsonList } from './map-json-list';

const read = async (chunks: readonly (string | Uint8Array)[]): Promise<string> => {
  async function* stream() {
    yield* chunks;
  }
  let text = '';
  for await (const piece of mapJsonList(stream(), (one) => ({ ...(one as object), x: 1 }))) {
    text += piece;
  }
  return text;
};
const rows = [{ a: 'é], "{,' }, { b: [1, { c: '\\"' }] }, { d: null }];
const expected = rows.map((row) => ({ ...row, x: 1 }));

it('changes each member of a list, however it is cut', async () => {
  const text = JSON.stringify(rows);
  for (let at = 0; at < text.length; at += 1) {
    const [left, right] = [text.slice(0, at), text.slice(at)];
    expect(JSON.parse(await read([left, '', right]))).toEqual(expected);
  }
  const bytes = new TextEncoder().encode(text);
  const cut = [...bytes].map((byte) => Uint8Array.of(byte));
  expect(JSON.parse(await read(cut))).toEqual(expected);
});

it('leaves an empty list, and what breaks off stays broken', async () => {
  expect(await read(['[', ' ', ']'])).toBe('[ ]');
  expect(await read(['[{"a":1},{"b"'])).toBe('[{"a":1,"x":1},{"b"');
});
