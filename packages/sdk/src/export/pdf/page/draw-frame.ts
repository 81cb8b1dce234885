import type { ExportDocument } from '../../table/export-table';
import { INK, MUTED, readColor, RULE } from './colors';
import { drawPicture } from './draw-picture';
import type { Paper } from './paper';
import { wrapText } from './wrap-text';

/** Top of tables on all pages but the first. */
export const NEXT_TOP = 34;

const LOGO = { height: 26, width: 150 };
const PICTURE_HEIGHT = 230;

/** The first line of a text that may be `width` wide. */
const fit = (paper: Paper, text: string, width: number, size: number, weight = 'normal' as const) =>
  wrapText(paper.drawable(text), {
    width,
    most: 1,
    measure: (part) => paper.width(part, size, weight),
  })[0] ?? '';

/** The head of the first page; where the table begins. */
export function drawFirstHead(paper: Paper, document: ExportDocument): number {
  const { margin, width, inner } = paper.sheet;
  drawEdge(paper, width, 5, document);
  const hasLogo = drawBrand(paper, document, 22);
  const lines = wrapText(paper.drawable(document.title), {
    width: inner - (hasLogo ? LOGO.width : inner * 0.35),
    most: 2,
    measure: (text) => paper.width(text, 17, 'bold'),
  });
  let y = 40;
  for (const line of lines) {
    paper.text(line, { left: margin, baseline: y, size: 17, weight: 'bold', color: INK });
    y += 20;
  }
  y -= 4;
  for (const line of document.subtitle) {
    const style = { left: margin, baseline: y, size: 9, weight: 'normal', color: MUTED } as const;
    paper.text(fit(paper, line, inner, 9), style);
    y += 13;
  }
  return drawCaptioned(paper, document, y + 4);
}

function drawEdge({ pdf }: Paper, width: number, height: number, { brand }: ExportDocument): void {
  pdf.setFillColor(...readColor(brand.color));
  pdf.rect(0, 0, width, height, 'F');
}

/** The logo at the right, as large as its place lets it be; without one, the name. Whether there is one. */
function drawBrand(paper: Paper, { brand }: ExportDocument, top: number): boolean {
  const { width, margin, inner } = paper.sheet;
  const right = width - margin;
  if (
    brand.logo &&
    drawPicture(paper, brand.logo, { top, ...LOGO, leftOf: (wide) => right - wide })
  )
    return true;
  const [name = ''] = wrapText(paper.drawable(brand.name), {
    width: inner * 0.35,
    most: 1,
    measure: (text) => paper.width(text, 12, 'bold'),
  });
  const at = { left: right, baseline: top + 16, size: 12, endsThere: true };
  paper.text(name, { ...at, weight: 'bold', color: readColor(brand.color) });
  return false;
}

/** A map or a chart with what it is of; where it ends. */
function drawCaptioned(paper: Paper, { picture }: ExportDocument, top: number): number {
  const { margin, inner } = paper.sheet;
  if (!picture) return top;
  const middle = (wide: number) => margin + (inner - wide) / 2;
  const box = { top, width: inner, height: PICTURE_HEIGHT, leftOf: middle };
  const height = drawPicture(paper, picture, box);
  if (height === null) return top;
  const caption = fit(paper, picture.caption ?? '', inner, 8);
  if (caption === '') return top + height + 12;
  const left = middle(paper.width(caption, 8, 'normal'));
  const baseline = top + height + 12;
  paper.text(caption, { left, baseline, size: 8, weight: 'normal', color: MUTED });
  return top + height + 24;
}

/** The heads of the pages that follow, and on each which it is, of how many, and when the file was made. */
export function drawOtherFrames(paper: Paper, document: ExportDocument): void {
  const { pdf, sheet } = paper;
  const { margin, width, inner, height } = sheet;
  const count = pdf.getNumberOfPages();
  const style = { size: 8, weight: 'normal', color: MUTED } as const;
  const end = { left: width - margin, endsThere: true };
  for (let page = 1; page <= count; page++) {
    pdf.setPage(page);
    if (page > 1) {
      drawEdge(paper, width, 3, document);
      const title = fit(paper, document.title, inner * 0.45, 8);
      paper.text(title, { ...style, left: margin, baseline: 24 });
      const name = fit(paper, document.brand.name, inner * 0.45, 8);
      paper.text(name, { ...style, ...end, baseline: 24 });
    }
    pdf.setFillColor(...RULE);
    pdf.rect(margin, height - 38, inner, 0.5, 'F');
    const number = `${document.words.pageOf.replace('{page}', String(page))} ${count}`;
    paper.text(number, { ...style, left: margin, baseline: height - 24 });
    paper.text(document.words.madeAt, { ...style, ...end, baseline: height - 24 });
  }
}
