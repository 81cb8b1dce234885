import type { ExportColumn, ExportLine } from '../../table/export-table';
import { INK, MUTED, RULE, SHADE } from './colors';
import type { PageCanvas } from './page-canvas';
import type { PageFonts } from './pages';
import type { PageColumn } from './place-columns';
import { wrapText } from './wrap-text';

/** Points inside a cell, left and right. */
export const CELL_PADDING = 4;
/** Size of the letters in rows. */
export const ROW_SIZE = 8;
/** Size of the letters in the head. */
export const HEAD_SIZE = 7.5;
const LINE_HEIGHT = 10.5;
const MAX_LINES = 4;
const MAX_HEAD_LINES = 2;

/** A line of a table in the texts that are drawn, and how high it stands. */
export interface LaidLine {
  type: ExportLine['type'] | 'head';
  cells: readonly (readonly string[])[];
  height: number;
}

/** How the lines of one table are drawn. */
export interface TableStyle {
  columns: readonly ExportColumn[];
  placed: readonly PageColumn[];
  fonts: PageFonts;
}

const fontOf = (type: LaidLine['type'], fonts: PageFonts) =>
  type === 'row' ? fonts.regular : fonts.strong;

/** Breaks texts into the lines of their columns. A group's title goes over all of them. */
export function layLine(
  type: LaidLine['type'],
  texts: readonly string[],
  { placed, fonts }: TableStyle,
): LaidLine {
  const font = fontOf(type, fonts);
  const size = type === 'head' ? HEAD_SIZE : ROW_SIZE;
  const whole = placed.reduce((sum, { width }) => sum + width, 0);
  const cells = texts.map((text, index) => {
    const width = (type === 'group' ? whole : (placed[index]?.width ?? 0)) - CELL_PADDING * 2;
    const most = type === 'head' ? MAX_HEAD_LINES : MAX_LINES;
    return wrapText(text, { width, most, measure: (part) => font.width(part, size) });
  });
  const tallest = Math.max(1, ...cells.map((lines) => lines.length));
  return { type, cells, height: tallest * LINE_HEIGHT + 5.5 };
}

/** Draws a line with its top at `top`. */
export function drawLine(
  canvas: PageCanvas,
  { type, cells, height }: LaidLine,
  top: number,
  { placed, fonts }: TableStyle,
): void {
  const left = placed[0]?.left ?? 0;
  const width = placed.reduce((sum, column) => sum + column.width, 0);
  if (type !== 'row' && type !== 'subtotal') canvas.fill({ left, top, width, height }, SHADE);
  const rule = type === 'total' ? top : top + height;
  canvas.fill({ left, top: rule, width, height: 0.5 }, type === 'total' ? MUTED : RULE);
  const style = {
    size: type === 'head' ? HEAD_SIZE : ROW_SIZE,
    font: fontOf(type, fonts),
    color: type === 'head' ? MUTED : INK,
  };
  for (const [index, lines] of cells.entries()) {
    const column = placed[index];
    if (!column) continue;
    const endsThere = column.isFigure && type !== 'group';
    const at = endsThere ? column.left + column.width - CELL_PADDING : column.left + CELL_PADDING;
    for (const [line, text] of lines.entries()) {
      const baseline = top + 3 + LINE_HEIGHT * (line + 0.75);
      canvas.text(text, { ...style, left: at, baseline, endsThere });
    }
  }
}
