/** What drawing with a TrueType font needs to know of it. */
export interface FontFacts {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  capHeight: number;
  box: readonly [number, number, number, number];
  /** By glyph, in thousandths of the font's size. */
  widths: readonly number[];
  /** By code point. */
  glyphs: ReadonlyMap<number, number>;
}

const WINDOWS_UNICODE = 0x0003_0001;

/** Reads the tables of a TrueType font. Throws where one is not there. */
export function parseFont(bytes: Uint8Array): FontFacts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<string, number>();
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const at = 12 + index * 16;
    tables.set(String.fromCharCode(...bytes.subarray(at, at + 4)), view.getUint32(at + 8));
  }
  const table = (name: string): number => {
    const at = tables.get(name);
    if (at === undefined) throw new Error(`The font has no table ${name}.`);
    return at;
  };
  const head = table('head');
  const hhea = table('hhea');
  const unitsPerEm = view.getUint16(head + 18);
  const scale = (value: number): number => Math.round((value * 1000) / unitsPerEm);
  const box = [36, 38, 40, 42].map((offset) => scale(view.getInt16(head + offset)));
  const [left = 0, bottom = 0, right = 0, top = 0] = box;
  const widths = readWidths(view, table('hmtx'), {
    count: view.getUint16(table('maxp') + 4),
    ownCount: view.getUint16(hhea + 34),
  });
  return {
    unitsPerEm,
    ascent: scale(view.getInt16(hhea + 4)),
    descent: scale(view.getInt16(hhea + 6)),
    capHeight: scale(view.getInt16(table('OS/2') + 88)),
    box: [left, bottom, right, top],
    widths: widths.map(scale),
    glyphs: readGlyphs(view, table('cmap')),
  };
}

/** Glyphs behind the last width of their own have that width too. */
function readWidths(
  view: DataView,
  at: number,
  { count, ownCount }: { count: number; ownCount: number },
): number[] {
  return Array.from({ length: count }, (_, glyph) =>
    view.getUint16(at + Math.min(glyph, ownCount - 1) * 4),
  );
}

function readGlyphs(view: DataView, cmap: number): Map<number, number> {
  const count = view.getUint16(cmap + 2);
  for (let index = 0; index < count; index += 1) {
    const record = cmap + 4 + index * 8;
    const at = cmap + view.getUint32(record + 4);
    if (view.getUint32(record) === WINDOWS_UNICODE && view.getUint16(at) === 4) {
      return readSegments(view, at);
    }
  }
  throw new Error('The font has no map of the basic plane.');
}

/** Format 4: ranges of code points, each with a shift or a list of its glyphs. */
function readSegments(view: DataView, at: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  const size = view.getUint16(at + 6);
  const [ends, starts] = [at + 14, at + 16 + size];
  const [deltas, ranges] = [starts + size, starts + size * 2];
  for (let offset = 0; offset < size; offset += 2) {
    const end = view.getUint16(ends + offset);
    const delta = view.getUint16(deltas + offset);
    const range = view.getUint16(ranges + offset);
    const start = view.getUint16(starts + offset);
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const listed =
        range === 0 ? code : view.getUint16(ranges + offset + range + (code - start) * 2);
      const glyph = range !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}
