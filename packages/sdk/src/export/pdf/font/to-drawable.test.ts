import { expect, it } from 'vitest';
import { createDrawable } from './to-drawable';

const drawable = createDrawable((code) => code < 0x180 && code !== 0x11b);

it.each([
  ['ação', 'ação'],
  ['é', 'é'],
  ['ě', 'e'],
  ['Brooklin → Itaim', 'Brooklin > Itaim'],
  ['🚚 東', '? ?'],
  ['a\u202eb\u200b\u0000', 'ab'],
  ['a\tb\nc', 'a b c'],
])('%j is drawn as %j', (text, drawn) => {
  expect(drawable(text)).toBe(drawn);
});
