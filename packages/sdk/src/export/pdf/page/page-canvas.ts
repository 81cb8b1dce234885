import { toPdfNumber as n } from '../file/pdf-text';
import type { PdfFont } from '../font/pdf-font';
import type { PdfPicture } from '../picture/embed-picture';

/** A colour as pages take it: three parts from 0 to 1. */
export type PdfColor = readonly [number, number, number];

/** Draws on one page; the origin is at the top left, in points. */
export interface PageCanvas {
  text(text: string, options: PageTextOptions): void;
  /** Fills a rectangle. */
  fill(box: PageBox, color: PdfColor): void;
  picture(picture: PdfPicture, box: PageBox): void;
  /** Draws another object at a place. */
  form(id: number, left: number, baseline: number): void;
  /** The drawing, and the pictures and forms that it names. */
  finish(): { content: string; objects: readonly number[] };
}

/** Where a rectangle stands. */
export interface PageBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How a text stands. `baseline` is where its letters stand on. */
export interface PageTextOptions {
  left: number;
  baseline: number;
  size: number;
  font: PdfFont;
  color: PdfColor;
  /** `left` is then where the text ends. */
  endsThere?: boolean;
}

/** An empty page of this height. */
export function createPageCanvas(height: number): PageCanvas {
  const parts: string[] = [];
  const objects = new Set<number>();
  return {
    text(text, { left, baseline, size, font, color, endsThere }) {
      if (text === '') return;
      const start = endsThere ? left - font.width(text, size) : left;
      parts.push(
        `BT /${font.name} ${n(size)} Tf ${paint(color)} rg ${n(start)} ${n(height - baseline)} Td <${font.encode(text)}> Tj ET`,
      );
    },
    fill({ left, top, width, height: tall }, color) {
      parts.push(
        `${paint(color)} rg ${n(left)} ${n(height - top - tall)} ${n(width)} ${n(tall)} re f`,
      );
    },
    picture({ id }, { left, top, width, height: tall }) {
      objects.add(id);
      parts.push(
        `q ${n(width)} 0 0 ${n(tall)} ${n(left)} ${n(height - top - tall)} cm /X${id} Do Q`,
      );
    },
    form(id, left, baseline) {
      objects.add(id);
      parts.push(`q 1 0 0 1 ${n(left)} ${n(height - baseline)} cm /X${id} Do Q`);
    },
    finish: () => ({ content: parts.join('\n'), objects: [...objects] }),
  };
}

const paint = (color: PdfColor): string => color.map(n).join(' ');
