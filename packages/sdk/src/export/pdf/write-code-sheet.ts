import type { CodeSheet, SheetCode } from '../table/sheet-of-codes';
import { INK } from './page/colors';
import { drawPicture, measurePicture } from './page/draw-picture';
import { createPaper, type Paper } from './page/paper';
import { wrapText } from './page/wrap-text';

const ACROSS = 2;
const DOWN = 4;
const CODE_SIZE = 118;
const PADDING = 14;
const TITLE_SIZE = 13;
const TEXT_SIZE = 9;
const LINE = 13;
const LOGO_HEIGHT = 24;
const LOGO_GAP = 6;

/** A PDF of codes in the brand, eight on a page, each in a frame to be cut out; with its name where it has no logo. */
export function writeCodeSheet(sheet: CodeSheet): Uint8Array {
  const { title, brand, style, codes } = sheet;
  const words = { pageOf: '', madeAt: '', empty: '', shortened: '' };
  const paper = createPaper({ title, subtitle: [], tables: [], brand, style, words });
  const { pdf, sheet: page } = paper;
  const width = page.inner / ACROSS;
  // Once, for it takes its time.
  const logoSize = brand.logo ? measurePicture(paper, brand.logo) : null;
  const height = (page.height - page.margin * 2) / DOWN;
  for (const [index, code] of codes.entries()) {
    const at = index % (ACROSS * DOWN);
    if (index > 0 && at === 0) pdf.addPage();
    const left = page.margin + (at % ACROSS) * width;
    const top = page.margin + Math.floor(at / ACROSS) * height;
    pdf.setDrawColor(200).setLineDashPattern([3, 3], 0).rect(left, top, width, height);
    drawCode(paper, sheet, code, { left: left + PADDING, top: top + PADDING, width, logoSize });
  }
  return new Uint8Array(pdf.output('arraybuffer'));
}

interface CodePlace {
  left: number;
  top: number;
  width: number;
  logoSize: { width: number; height: number } | null;
}

function drawCode(
  paper: Paper,
  { brand, hint }: CodeSheet,
  { title, text: typed, points }: SheetCode,
  { left, top, width, logoSize }: CodePlace,
): void {
  const { pdf, text, width: measure } = paper;
  const size = CODE_SIZE / Math.max(1, points.length);
  pdf.setFillColor(0, 0, 0);
  for (const [y, row] of points.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) pdf.rect(left + x * size, top + y * size, size, size, 'F');
    }
  }
  const beside = left + CODE_SIZE + PADDING;
  const room = width - CODE_SIZE - PADDING * 3;
  const logoBox = { top, width: room, height: LOGO_HEIGHT, leftOf: () => beside };
  const logoHigh = brand.logo ? drawPicture(paper, brand.logo, logoBox, logoSize) : null;
  let baseline = top + TITLE_SIZE + (logoHigh === null ? 0 : logoHigh + LOGO_GAP);
  const write = (line: string, height: number, weight: 'normal' | 'bold'): void => {
    text(line, { left: beside, baseline, size: height, weight, color: INK });
    baseline += height + 4;
  };
  const wrap = (words: string, height: number, weight: 'normal' | 'bold') =>
    wrapText(words, { width: room, most: 3, measure: (part) => measure(part, height, weight) });
  if (logoHigh === null) {
    for (const line of wrap(brand.name, TEXT_SIZE, 'normal')) write(line, TEXT_SIZE, 'normal');
  }
  for (const line of wrap(title, TITLE_SIZE, 'bold')) write(line, TITLE_SIZE, 'bold');
  for (const line of wrap(hint, TEXT_SIZE, 'normal')) write(line, TEXT_SIZE, 'normal');
  text(typed, {
    left,
    baseline: top + CODE_SIZE + LINE,
    size: TEXT_SIZE,
    weight: 'bold',
    color: INK,
  });
}
