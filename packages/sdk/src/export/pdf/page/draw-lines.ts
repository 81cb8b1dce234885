import { autoTable, type CellDef, type RowInput, type Styles } from 'jspdf-autotable';
import type { ExportColumn, ExportLine } from '../../table/export-table';
import { INK, MUTED, RULE, SHADE } from './colors';
import { NEXT_TOP } from './draw-frame';
import { FONT, type Paper } from './paper';
import type { PageColumn } from './place-columns';
import { wrapText } from './wrap-text';

/** Points inside a cell, left and right. */
export const CELL_PADDING = 4;
/** Size of the letters in rows. */
export const ROW_SIZE = 8;
/** Size of the letters in the head. */
export const HEAD_SIZE = 7.5;
/** Height of a row with a single line of text. */
export const LINE_HEIGHT = 16;
const MAX_LINES = 4;
const MAX_HEAD_LINES = 2;

type LineType = ExportLine['type'] | 'head';

const STYLES: Readonly<Record<LineType, Partial<Styles>>> = {
  row: {},
  subtotal: { fontStyle: 'bold' },
  group: { fontStyle: 'bold', fillColor: SHADE },
  total: { fontStyle: 'bold', fillColor: SHADE, lineWidth: { top: 0.5 }, lineColor: MUTED },
  head: { fontStyle: 'bold', fillColor: SHADE, fontSize: HEAD_SIZE, textColor: MUTED },
};

/** Layout of one table's rows. */
export interface LinesPlace {
  columns: readonly ExportColumn[];
  placed: readonly PageColumn[];
  /** Top of the rows. */
  top: number;
  /** Their head stands above already. */
  isContinued: boolean;
}

/** Lines in the texts that are drawn. */
export interface TextLine {
  type: ExportLine['type'];
  texts: readonly string[];
}

/** Draws lines of a table, with its head on each page; where they end. */
export function drawLines(
  paper: Paper,
  lines: readonly TextLine[],
  { columns, placed, top, isContinued }: LinesPlace,
): number {
  const { margin, height, bottom } = paper.sheet;
  const whole = placed.reduce((sum, { width }) => sum + width, 0);
  const lay = (type: LineType, text: string, index: number): CellDef => {
    const isGroup = type === 'group';
    const width = (isGroup ? whole : (placed[index]?.width ?? 0)) - CELL_PADDING * 2;
    const size = type === 'head' ? HEAD_SIZE : ROW_SIZE;
    const content = wrapText(paper.drawable(text), {
      width,
      most: type === 'head' ? MAX_HEAD_LINES : MAX_LINES,
      measure: (part) => paper.width(part, size, type === 'row' ? 'normal' : 'bold'),
    });
    const halign = placed[index]?.isFigure && !isGroup ? 'right' : 'left';
    const styles: Partial<Styles> = { ...STYLES[type], halign };
    return { content: content.join('\n'), styles, ...(isGroup && { colSpan: columns.length }) };
  };
  const body = lines.map(({ type, texts }): RowInput =>
    texts.slice(0, type === 'group' ? 1 : columns.length).map((text, at) => lay(type, text, at)),
  );
  const head = columns.map(({ label }, index) => lay('head', label, index));
  const headHeight = measureHead(head);
  let end = top;
  autoTable(paper.pdf, {
    theme: 'plain',
    head: [head],
    body,
    startY: isContinued ? top - headHeight : top,
    margin: { top: NEXT_TOP, bottom: height - bottom, left: margin, right: margin },
    showHead: 'everyPage',
    rowPageBreak: 'avoid',
    styles: {
      font: FONT,
      fontSize: ROW_SIZE,
      textColor: INK,
      overflow: 'visible',
      lineWidth: { bottom: 0.5 },
      lineColor: RULE,
      minCellHeight: LINE_HEIGHT,
      cellPadding: { horizontal: CELL_PADDING, vertical: 2.75 },
    },
    columnStyles: Object.fromEntries(
      placed.map(({ width }, index) => [index, { cellWidth: width }]),
    ),
    willDrawCell: ({ section, pageNumber }) =>
      // It stands where the lines before were drawn.
      isContinued && section === 'head' && pageNumber === 1 ? false : undefined,
    didDrawPage: ({ cursor }) => {
      end = cursor?.y ?? end;
    },
  });
  return end;
}

function measureHead(head: readonly CellDef[]): number {
  const lines = Math.max(1, ...head.map(({ content }) => String(content).split('\n').length));
  return Math.max(LINE_HEIGHT, lines * HEAD_SIZE * 1.31 + 5.5);
}
