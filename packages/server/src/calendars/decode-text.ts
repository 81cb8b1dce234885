const UTF8 = new TextDecoder('utf-8');
const BY_MARK = [
  { mark: [0xff, 0xfe], decoder: new TextDecoder('utf-16le') },
  { mark: [0xfe, 0xff], decoder: new TextDecoder('utf-16be') },
];

/** The text of a file, whatever editor saved it: without a byte-order mark, in the encoding that it names, with line feeds. */
export function decodeText(bytes: Uint8Array): string {
  const marked = BY_MARK.find(({ mark }) => mark.every((byte, place) => bytes[place] === byte));
  return (marked?.decoder ?? UTF8).decode(bytes).replace(/\r\n?/g, '\n').trim();
}
