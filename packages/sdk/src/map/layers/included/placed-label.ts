import type { CssVariableName } from '@rastro/theme/tokens';

/** Font and look of a label's letters. */
export interface LabelFont {
  /** CSS without the family: `italic 500 11.5px`. */
  css: string;
  sizePx: number;
  spacingPx?: number;
}

/** A name of a map with its place on a canvas, px. */
export type PlacedLabel =
  | {
      kind: 'point';
      /** Lines of text about a middle. */
      lines: readonly string[];
      x: number;
      y: number;
      font: LabelFont;
      color: CssVariableName;
    }
  | { kind: 'shield'; text: string; x: number; y: number; width: number }
  | {
      kind: 'street';
      glyphs: readonly { text: string; x: number; y: number; angle: number }[];
      font: LabelFont;
    };

/** Width of a text in a font, px. */
export type MeasureText = (text: string, font: LabelFont) => number;
