import type { ExportDocument } from '../../table/export-table';
import type { PdfPicture } from '../picture/embed-picture';
import { INK, MUTED, readColor, RULE } from './colors';
import type { PageCanvas } from './page-canvas';
import type { PageFonts } from './pages';
import type { SheetSize } from './sheet-size';
import { wrapText } from './wrap-text';

/** What stands on every page beside its table. */
export interface FrameParts {
  document: Pick<ExportDocument, 'title' | 'subtitle' | 'brand' | 'words' | 'picture'>;
  fonts: PageFonts;
  sheet: SheetSize;
  logo: PdfPicture | null;
  /** A map or a chart below the first head. */
  picture: PdfPicture | null;
  /** Draws how many pages there are. */
  countId: number;
}

const LOGO = { height: 26, width: 150 };
const PICTURE_HEIGHT = 230;

/** The head of the first page; where the table begins. */
export function drawFirstHead(canvas: PageCanvas, parts: FrameParts): number {
  const { document, fonts, sheet, logo, picture } = parts;
  const { margin, width, inner } = sheet;
  canvas.fill({ left: 0, top: 0, width, height: 5 }, readColor(document.brand.color));
  drawBrand(canvas, parts, { top: 22 });
  const lines = wrapText(document.title, {
    width: inner - (logo ? LOGO.width : inner * 0.35),
    most: 2,
    measure: (text) => fonts.strong.width(text, 17),
  });
  let y = 40;
  for (const line of lines) {
    canvas.text(line, { left: margin, baseline: y, size: 17, font: fonts.strong, color: INK });
    y += 20;
  }
  y -= 4;
  for (const line of document.subtitle) {
    const [short = ''] = wrapText(line, {
      width: inner,
      most: 1,
      measure: (text) => fonts.regular.width(text, 9),
    });
    canvas.text(short, { left: margin, baseline: y, size: 9, font: fonts.regular, color: MUTED });
    y += 13;
  }
  y += 4;
  return picture ? drawPicture(canvas, picture, { parts, top: y }) : y;
}

/** The logo at the right, as large as its place lets it be; without one, the name. */
function drawBrand(canvas: PageCanvas, parts: FrameParts, { top }: { top: number }): void {
  const { document, fonts, sheet, logo } = parts;
  const right = sheet.width - sheet.margin;
  if (!logo) {
    const [name = ''] = wrapText(document.brand.name, {
      width: sheet.inner * 0.35,
      most: 1,
      measure: (text) => fonts.strong.width(text, 12),
    });
    const at = { left: right, baseline: top + 16, size: 12, endsThere: true };
    canvas.text(name, { ...at, font: fonts.strong, color: readColor(document.brand.color) });
    return;
  }
  const scale = Math.min(LOGO.height / logo.height, LOGO.width / logo.width);
  const [width, height] = [logo.width * scale, logo.height * scale];
  canvas.picture(logo, { left: right - width, top, width, height });
}

function drawPicture(
  canvas: PageCanvas,
  picture: PdfPicture,
  { parts: { document, fonts, sheet }, top }: { parts: FrameParts; top: number },
): number {
  const scale = Math.min(PICTURE_HEIGHT / picture.height, sheet.inner / picture.width);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const left = sheet.margin + (sheet.inner - width) / 2;
  canvas.picture(picture, { left, top, width, height });
  const [caption = ''] = wrapText(document.picture?.caption ?? '', {
    width: sheet.inner,
    most: 1,
    measure: (text) => fonts.regular.width(text, 8),
  });
  if (caption === '') return top + height + 12;
  const at = { left: sheet.margin + (sheet.inner - fonts.regular.width(caption, 8)) / 2 };
  const style = { baseline: top + height + 12, size: 8, font: fonts.regular, color: MUTED };
  canvas.text(caption, { ...at, ...style });
  return top + height + 24;
}

/** The head of the pages that follow; where the table goes on. */
export function drawNextHead(canvas: PageCanvas, { document, fonts, sheet }: FrameParts): number {
  const { margin, width, inner } = sheet;
  canvas.fill({ left: 0, top: 0, width, height: 3 }, readColor(document.brand.color));
  const style = { baseline: 24, size: 8, font: fonts.regular, color: MUTED };
  const fit = (text: string) =>
    wrapText(text, {
      width: inner * 0.45,
      most: 1,
      measure: (part) => fonts.regular.width(part, 8),
    })[0] ?? '';
  canvas.text(fit(document.title), { ...style, left: margin });
  canvas.text(fit(document.brand.name), { ...style, left: width - margin, endsThere: true });
  return 34;
}

/** Which page this is, and when the file was made. */
export function drawFoot(canvas: PageCanvas, parts: FrameParts, number: number): void {
  const { document, fonts, sheet, countId } = parts;
  const baseline = sheet.height - 24;
  const style = { baseline, size: 8, font: fonts.regular, color: MUTED };
  canvas.fill(
    { left: sheet.margin, top: sheet.height - 38, width: sheet.inner, height: 0.5 },
    RULE,
  );
  const page = document.words.pageOf.replace('{page}', String(number));
  canvas.text(page, { ...style, left: sheet.margin });
  // How many pages there are is known when the last is written: its place is drawn by all.
  canvas.form(countId, sheet.margin + fonts.regular.width(`${page} `, style.size), baseline);
  const end = { left: sheet.width - sheet.margin, endsThere: true };
  canvas.text(document.words.madeAt, { ...style, ...end });
}

/** The place of the number of all pages, in points. */
export const COUNT_WIDTH = 22;
