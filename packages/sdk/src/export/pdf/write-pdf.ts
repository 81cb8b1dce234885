import type { ExportDocument, ExportLine, ExportTable } from '../table/export-table';
import { formatExportValue } from '../table/format-export-value';
import { readAhead } from '../table/read-ahead';
import { createPdfFile, type PdfFile } from './file/pdf-file';
import { toPdfText } from './file/pdf-text';
import { readFonts } from './font/read-fonts';
import { embedFont } from './font/pdf-font';
import { MUTED } from './page/colors';
import {
  COUNT_WIDTH,
  drawFirstHead,
  drawFoot,
  drawNextHead,
  type FrameParts,
} from './page/draw-frame';
import { CELL_PADDING, drawLine, layLine, type TableStyle } from './page/draw-table';
import { measureColumns } from './page/measure-columns';
import { createPageCanvas } from './page/page-canvas';
import { createPages, type Pages } from './page/pages';
import { placeColumns } from './page/place-columns';
import { chooseSheet } from './page/sheet-size';
import { embedPicture } from './picture/embed-picture';

/** Lines by which columns are measured: more of them tell little more. */
const MEASURED_LINES = 300;

/**
 * A PDF with a branded head, columns whose heads stand on every page, and a foot with the number of
 * pages; a piece at a time, so that a page is in memory and no more. Nothing is fetched.
 */
export async function* writePdf(document: ExportDocument): AsyncGenerator<Uint8Array> {
  const file = createPdfFile();
  const [catalogId, rootId, infoId, countId, regularId, strongId] = Array.from({ length: 6 }, () =>
    file.reserve(),
  ) as [number, number, number, number, number, number]; // six for six
  const { regular, strong } = readFonts();
  const fonts = {
    regular: embedFont(file, { name: 'Inter', bytes: regular, id: regularId }),
    strong: embedFont(file, { name: 'InterStrong', bytes: strong, id: strongId }),
  };
  const sheet = chooseSheet(Math.max(0, ...document.tables.map(({ columns }) => columns.length)));
  const frame: FrameParts = {
    document,
    fonts,
    sheet,
    countId,
    logo: embedPicture(file, document.brand.logo),
    picture: embedPicture(file, document.picture),
  };
  const pages = createPages({
    file,
    ...sheet,
    fontIds: { [fonts.regular.name]: regularId, [fonts.strong.name]: strongId },
    rootId,
  });
  let top = beginPage(pages, frame, true);
  for (const table of document.tables) {
    const writing = drawTable(table, { document, pages, frame, top });
    for (let step = await writing.next(); ; step = await writing.next()) {
      yield* file.take();
      if (step.done) {
        top = step.value + 14;
        break;
      }
    }
  }
  writePageCount(file, frame, pages.finish(), regularId);
  writeFrame(file, document, { catalogId, rootId, infoId });
  yield* file.take();
}

function beginPage(pages: Pages, frame: FrameParts, isFirst: boolean): number {
  const page = pages.add();
  drawFoot(pages.canvas(), frame, page);
  return isFirst ? drawFirstHead(pages.canvas(), frame) : drawNextHead(pages.canvas(), frame);
}

interface TablePlace {
  document: ExportDocument;
  pages: Pages;
  frame: FrameParts;
  top: number;
}

/** Draws a table and says after each piece of it that a piece is drawn; returns where it ends. */
async function* drawTable(
  { name, columns, lines }: ExportTable,
  { document, pages, frame, top }: TablePlace,
): AsyncGenerator<void, number> {
  const { fonts, sheet } = frame;
  const textsOf = (line: ExportLine): string[] =>
    line.cells.map((value, index) =>
      line.type === 'group'
        ? String(value ?? '')
        : formatExportValue(value, columns[index]?.kind ?? 'text', document.style),
    );
  const { first, all } = await readAhead(lines, MEASURED_LINES);
  const measured = first.filter(({ type }) => type !== 'group').map(textsOf);
  const placed = placeColumns(columns, measureColumns(columns, measured, fonts), {
    left: sheet.margin,
    width: sheet.inner,
    padding: CELL_PADDING,
  });
  const style: TableStyle = { columns, placed, fonts };
  const head = layLine(
    'head',
    columns.map(({ label }) => label),
    style,
  );
  let y = top;
  const drawHead = () => {
    drawLine(pages.canvas(), head, y, style);
    y += head.height;
  };
  const turnPage = () => {
    y = beginPage(pages, frame, false);
  };
  const draw = (laid: ReturnType<typeof layLine>, keptWith = 0) => {
    if (y + laid.height + keptWith > sheet.bottom) {
      turnPage();
      drawHead();
    }
    drawLine(pages.canvas(), laid, y, style);
    y += laid.height;
  };
  const title = document.tables.length > 1 ? name : '';
  if (y + head.height + 60 > sheet.bottom) turnPage();
  if (title !== '') {
    const laid = { left: sheet.margin, baseline: y + 12, size: 11, font: fonts.strong };
    pages.canvas().text(title, { ...laid, color: [0.09, 0.11, 0.15] });
    y += 20;
  }
  drawHead();
  let isEmpty = true;
  for await (const piece of all) {
    for (const line of piece) {
      isEmpty = false;
      // A title alone at the end of a page would be parted from its rows.
      draw(layLine(line.type, textsOf(line), style), line.type === 'group' ? 20 : 0);
    }
    yield;
  }
  if (isEmpty) draw(layLine('group', [document.words.empty], style));
  return y;
}

/** How many pages there are, in the place that each page left for it. */
function writePageCount(
  file: PdfFile,
  { countId, fonts }: FrameParts,
  count: number,
  fontId: number,
): void {
  const canvas = createPageCanvas(0);
  const style = { left: 0, baseline: 0, size: 8, font: fonts.regular, color: MUTED };
  canvas.text(String(count), style);
  file.writeStream(
    countId,
    `/Type /XObject /Subtype /Form /BBox [0 -4 ${COUNT_WIDTH} 10] ` +
      `/Resources << /Font << /${fonts.regular.name} ${fontId} 0 R >> >>`,
    canvas.finish().content,
  );
}

function writeFrame(
  file: PdfFile,
  { title, brand, style }: ExportDocument,
  { catalogId, rootId, infoId }: { catalogId: number; rootId: number; infoId: number },
): void {
  file.write(infoId, `<< /Title ${toPdfText(title)} /Author ${toPdfText(brand.name)} >>`);
  file.write(
    catalogId,
    `<< /Type /Catalog /Pages ${rootId} 0 R /Lang ${toPdfText(style.locale)} ` +
      '/ViewerPreferences << /DisplayDocTitle true >> >>',
  );
  file.finish(catalogId, infoId);
}
