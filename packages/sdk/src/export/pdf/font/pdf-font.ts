import type { PdfFile } from '../file/pdf-file';
import { toPdfNumber } from '../file/pdf-text';
import { parseFont } from './parse-font';

/** A font that pages draw with. */
export interface PdfFont {
  /** Its name on pages. */
  name: string;
  /** In points. */
  width(text: string, size: number): number;
  /** The glyphs of a text in hexadecimal, as pages show them. */
  encode(text: string): string;
}

/** What the font has not, but has something alike. */
const ALIKE: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2015': '—',
  '\u202f': '\u00a0',
  '\u2009': '\u00a0',
  '\u2190': '<',
  '\u2192': '>',
};
/** Marks that turn or join writing, and what has no picture at all. */
// eslint-disable-next-line no-control-regex -- control characters are what is to go
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;
const UNKNOWN = '?';

const hex = (value: number): string => value.toString(16).padStart(4, '0').toUpperCase();

/** Puts a TrueType font into the file, whole, with what turns its glyphs back into text. */
export function embedFont(
  file: PdfFile,
  { name, bytes, id }: { name: string; bytes: Uint8Array; id: number },
): PdfFont {
  const facts = parseFont(bytes);
  const [fontFile, descriptor, descendant, toUnicode] = [0, 0, 0, 0].map(() => file.reserve()) as [
    number,
    number,
    number,
    number,
  ]; // four for four
  const fontName = `/RPTAAA+${name}`;
  file.writeStream(fontFile, `/Length1 ${bytes.length}`, bytes);
  file.write(
    descriptor,
    `<< /Type /FontDescriptor /FontName ${fontName} /Flags 32 /FontBBox [${facts.box.join(' ')}] ` +
      `/ItalicAngle 0 /Ascent ${facts.ascent} /Descent ${facts.descent} /CapHeight ${facts.capHeight} ` +
      `/StemV 80 /FontFile2 ${fontFile} 0 R >>`,
  );
  file.write(
    descendant,
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont ${fontName} /CIDToGIDMap /Identity ` +
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> ' +
      `/FontDescriptor ${descriptor} 0 R /W [0 [${facts.widths.map(toPdfNumber).join(' ')}]] >>`,
  );
  file.writeStream(toUnicode, '', toUnicodeMap(facts.glyphs));
  file.write(
    id,
    `<< /Type /Font /Subtype /Type0 /BaseFont ${fontName} /Encoding /Identity-H ` +
      `/DescendantFonts [${descendant} 0 R] /ToUnicode ${toUnicode} 0 R >>`,
  );
  const glyphsOf = createGlyphReader(facts.glyphs);
  return {
    name,
    width: (text, size) =>
      (glyphsOf(text).reduce((sum, glyph) => sum + (facts.widths[glyph] ?? 0), 0) * size) / 1000,
    encode: (text) => glyphsOf(text).map(hex).join(''),
  };
}

/** Glyphs of texts; a letter that the font has not is drawn without its marks, or as a question mark. */
function createGlyphReader(glyphs: ReadonlyMap<number, number>): (text: string) => number[] {
  const known = new Map<string, readonly number[]>();
  const find = (sign: string): readonly number[] => {
    if (INVISIBLE.test(sign)) return [];
    const candidates = [sign, ALIKE[sign] ?? '', sign.normalize('NFKD').charAt(0), UNKNOWN];
    for (const candidate of candidates) {
      const glyph = glyphs.get(candidate.codePointAt(0) ?? 0);
      if (glyph !== undefined) return [glyph];
    }
    return [0];
  };
  return (text) => {
    const found: number[] = [];
    for (const sign of text.normalize('NFC')) {
      let own = known.get(sign);
      if (own === undefined) known.set(sign, (own = find(sign)));
      found.push(...own);
    }
    return found;
  };
}

function toUnicodeMap(glyphs: ReadonlyMap<number, number>): string {
  const byGlyph = new Map<number, number>();
  for (const [code, glyph] of glyphs) if (!byGlyph.has(glyph)) byGlyph.set(glyph, code);
  const lines = [...byGlyph].map(([glyph, code]) => `<${hex(glyph)}> <${hex(code)}>`);
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; at += 100) {
    const block = lines.slice(at, at + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}
