import { jsPDF } from 'jspdf';
import type { ExportDocument } from '../../table/export-table';
import { createDrawable } from '../font/to-drawable';
import { readFonts } from '../font/read-fonts';
import type { PdfColor } from './colors';

/** A4, in points. */
const SHORT = 595.28;
const LONG = 841.89;

/** Size of a page, its margins, and the bounds of its content. */
interface SheetSize {
  width: number;
  height: number;
  margin: number;
  /** Between both margins. */
  inner: number;
  /** End of tables; the footer is below. */
  bottom: number;
}

/** Beside each other more columns need a page that lies. */
const MAX_UPRIGHT = 5;

/** The page for a table of so many columns. */
function chooseSheet(columnCount: number): SheetSize {
  const isUpright = columnCount <= MAX_UPRIGHT;
  const [width, height] = isUpright ? [SHORT, LONG] : [LONG, SHORT];
  const margin = 36;
  return { width, height, margin, inner: width - margin * 2, bottom: height - 48 };
}

/** The font that everything is written in. */
export const FONT = 'Inter';
/** A weight of {@link FONT}. */
export type Weight = 'normal' | 'bold';

/** Height of a line of text, as a multiple of the font size. */
const LINE_HEIGHT = 1.31;

/** A text and how it is drawn. */
export interface PdfText {
  left: number;
  baseline: number;
  size: number;
  weight: Weight;
  color: PdfColor;
  /** It ends at `left`. */
  endsThere?: boolean;
}

/** Drawing surface of a PDF. */
export interface Paper {
  pdf: jsPDF;
  sheet: SheetSize;
  /** A text in letters that the font has. */
  drawable(text: string): string;
  /** In points. */
  width(text: string, size: number, weight: Weight): number;
  text(text: string, how: PdfText): void;
}

/** Facts about a font in the library that its types do not declare. */
interface FontFacts {
  metadata: { cmap: { unicode: { codeMap: Readonly<Record<number, number>> } } };
}

/** Paper for a document, with its fonts and what the file says of itself. */
export function createPaper({ title, brand, style, tables }: ExportDocument): Paper {
  const sheet = chooseSheet(Math.max(0, ...tables.map(({ columns }) => columns.length)));
  const isUpright = sheet.height > sheet.width;
  const pdf = new jsPDF({
    orientation: isUpright ? 'portrait' : 'landscape',
    unit: 'pt',
    format: 'a4',
    compress: true,
    putOnlyUsedFonts: true,
  });
  for (const [weight, bytes] of Object.entries(readFonts())) {
    pdf.addFileToVFS(`${FONT}-${weight}.ttf`, bytes);
    pdf.addFont(`${FONT}-${weight}.ttf`, FONT, weight);
  }
  pdf.setFont(FONT, 'normal');
  pdf.setLineHeightFactor(LINE_HEIGHT);
  const letters = (pdf.getFont() as unknown as FontFacts).metadata.cmap.unicode.codeMap;
  const drawable = createDrawable((code) => (letters[code] ?? 0) > 0);
  pdf.setProperties({ title, author: brand.name });
  pdf.setLanguage(style.locale as Parameters<jsPDF['setLanguage']>[0]);
  pdf.viewerPreferences({ DisplayDocTitle: true });
  const widths = {
    normal: createWidths(pdf, 'normal', drawable),
    bold: createWidths(pdf, 'bold', drawable),
  };
  return {
    pdf,
    sheet,
    drawable,
    width: (text, size, weight) => widths[weight](text) * size,
    text(text, { left, baseline, size, weight, color, endsThere }) {
      pdf
        .setFont(FONT, weight)
        .setFontSize(size)
        .setTextColor(...color);
      pdf.text(drawable(text), left, baseline, { align: endsThere ? 'right' : 'left' });
    },
  };
}

/**
 * Creates a measure of text widths, as multiples of the font size: each letter is measured once.
 */
function createWidths(
  pdf: jsPDF,
  weight: Weight,
  drawable: (text: string) => string,
): (text: string) => number {
  const known = new Map<string, number>();
  const measure = (letter: string): number => {
    pdf.setFont(FONT, weight).setFontSize(1);
    return pdf.getTextWidth(drawable(letter) || letter);
  };
  return (text) => {
    let width = 0;
    for (const letter of text) {
      let own = known.get(letter);
      if (own === undefined) known.set(letter, (own = measure(letter)));
      width += own;
    }
    return width;
  };
}
