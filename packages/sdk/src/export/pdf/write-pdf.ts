import type { ExportDocument, ExportLine, ExportTable } from '../table/export-table';
import { formatExportValue } from '../table/format-export-value';
import { readAhead } from '../table/read-ahead';
import { INK } from './page/colors';
import { drawFirstHead, drawOtherFrames, NEXT_TOP } from './page/draw-frame';
import { CELL_PADDING, drawLines, LINE_HEIGHT, type TextLine } from './page/draw-lines';
import { measureColumns } from './page/measure-columns';
import { createPaper, type Paper } from './page/paper';
import { PDF_MAX_ROWS } from '../table/pdf-max-rows';
import { placeColumns } from './page/place-columns';

// With it, so that all that draws PDFs is one file.
export { writeCodeSheet } from './write-code-sheet';

/** Lines by which columns are measured: more of them tell little more. */
const MEASURED_LINES = 300;
/** Lines that are drawn before the others of the process get their turn. */
const LINES_AT_ONCE = 100;

/**
 * A PDF with a branded head, columns whose heads stand on every page, and a foot with the number of
 * pages. It has {@link PDF_MAX_ROWS} rows at most and says where there were more. Nothing is fetched.
 */
export async function* writePdf(document: ExportDocument): AsyncGenerator<Uint8Array> {
  const paper = createPaper(document);
  let place = { top: drawFirstHead(paper, document), rowsLeft: PDF_MAX_ROWS };
  for (const table of document.tables) {
    place = yield* drawTable(table, { document, paper, ...place });
    if (place.rowsLeft < 0) break;
  }
  drawOtherFrames(paper, document);
  yield new Uint8Array(paper.pdf.output('arraybuffer'));
}

interface Place {
  top: number;
  /** Rows that the file may still have; below nothing once some were left out. */
  rowsLeft: number;
}

/** Draws a table, and gives the others of the process their turn; says where it ends. */
async function* drawTable(
  { name, columns, lines }: ExportTable,
  { document, paper, top, rowsLeft }: Place & { document: ExportDocument; paper: Paper },
): AsyncGenerator<Uint8Array, Place> {
  const { pdf, sheet } = paper;
  const toTexts = ({ type, cells }: ExportLine): TextLine => ({
    type,
    texts: cells.map((value, index) =>
      type === 'group'
        ? String(value ?? '')
        : formatExportValue(value, columns[index]?.kind ?? 'text', document.style),
    ),
  });
  const { first, all } = await readAhead(lines, MEASURED_LINES);
  const measured = first.filter(({ type }) => type !== 'group').map((line) => toTexts(line).texts);
  const placed = placeColumns(columns, measureColumns(columns, measured, paper), {
    left: sheet.margin,
    width: sheet.inner,
    padding: CELL_PADDING,
  });
  let y = top;
  let isContinued = false;
  let waiting: TextLine[] = [];
  const turnPage = () => {
    pdf.addPage();
    y = NEXT_TOP;
    isContinued = false;
  };
  const flush = () => {
    if (waiting.length === 0) return;
    y = drawLines(paper, waiting, { columns, placed, top: y, isContinued });
    isContinued = true;
    waiting = [];
  };
  const add = (line: TextLine) => {
    if (line.type === 'group') {
      flush();
      // A title alone at the end of a page would be parted from its rows.
      if (isContinued && y + LINE_HEIGHT * 2 > sheet.bottom) turnPage();
    }
    waiting.push(line);
  };
  if (y + LINE_HEIGHT + 60 > sheet.bottom) turnPage();
  if (document.tables.length > 1 && name !== '') {
    const how = { left: sheet.margin, baseline: y + 12, size: 11, color: INK };
    paper.text(name, { ...how, weight: 'bold' });
    y += 20;
  }
  let left = rowsLeft;
  let isEmpty = true;
  reading: for await (const piece of all) {
    for (const line of piece) {
      if (line.type === 'row' && (left -= 1) < 0) break reading;
      isEmpty = false;
      add(toTexts(line));
      if (waiting.length < LINES_AT_ONCE) continue;
      flush();
      await new Promise((resolve) => setTimeout(resolve, 0));
      yield new Uint8Array();
    }
  }
  if (isEmpty) add({ type: 'group', texts: [document.words.empty] });
  if (left < 0) add({ type: 'group', texts: [document.words.shortened] });
  flush();
  return { top: y + 14, rowsLeft: left };
}
