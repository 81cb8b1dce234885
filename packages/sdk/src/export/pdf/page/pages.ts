import type { PdfFile } from '../file/pdf-file';
import { toPdfNumber as n } from '../file/pdf-text';
import type { PdfFont } from '../font/pdf-font';
import { createPageCanvas, type PageCanvas } from './page-canvas';

/** The two weights that pages are written in. */
export interface PageFonts {
  regular: PdfFont;
  strong: PdfFont;
}

/** The pages of a file, one after the other; each is written as soon as the next begins. */
export interface Pages {
  /** The page that is drawn on. */
  canvas(): PageCanvas;
  /** Ends the page and begins another; its number, from 1. */
  add(): number;
  /** Ends the last page and writes what holds all of them; how many there are. */
  finish(): number;
}

/** What the pages of a file have in common. */
export interface PageOptions {
  file: PdfFile;
  width: number;
  height: number;
  fontIds: Readonly<Record<string, number>>;
  /** The object that holds all pages. */
  rootId: number;
}

/** Begins without a page. */
export function createPages({ file, width, height, fontIds, rootId }: PageOptions): Pages {
  const ids: number[] = [];
  let canvas: PageCanvas | null = null;
  const fonts = Object.entries(fontIds)
    .map(([name, id]) => `/${name} ${id} 0 R`)
    .join(' ');
  const end = (): void => {
    if (!canvas) return;
    const { content, objects } = canvas.finish();
    const [contentId, pageId] = [file.reserve(), file.reserve()];
    file.writeStream(contentId, '', content);
    const named = objects.map((id) => `/X${id} ${id} 0 R`).join(' ');
    file.write(
      pageId,
      `<< /Type /Page /Parent ${rootId} 0 R /MediaBox [0 0 ${n(width)} ${n(height)}] ` +
        `/Resources << /Font << ${fonts} >> /XObject << ${named} >> >> /Contents ${contentId} 0 R >>`,
    );
    ids.push(pageId);
    canvas = null;
  };
  return {
    canvas() {
      if (!canvas) throw new Error('There is no page yet.');
      return canvas;
    },
    add() {
      end();
      canvas = createPageCanvas(height);
      return ids.length + 1;
    },
    finish() {
      end();
      const kids = ids.map((id) => `${id} 0 R`).join(' ');
      file.write(rootId, `<< /Type /Pages /Kids [${kids}] /Count ${ids.length} >>`);
      return ids.length;
    },
  };
}
