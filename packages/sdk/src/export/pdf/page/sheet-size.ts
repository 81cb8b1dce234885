/** A4, in points. */
const SHORT = 595.28;
const LONG = 841.89;

/** Size of a page, its margins, and the bounds of its content. */
export interface SheetSize {
  width: number;
  height: number;
  margin: number;
  /** Between both margins. */
  inner: number;
  /** End of tables; the footer is below. */
  bottom: number;
}

/** Beside each other more columns need a page that lies. */
const MAX_UPRIGHT = 5;

/** The page for a table of so many columns. */
export function chooseSheet(columnCount: number): SheetSize {
  const isUpright = columnCount <= MAX_UPRIGHT;
  const [width, height] = isUpright ? [SHORT, LONG] : [LONG, SHORT];
  const margin = 36;
  return { width, height, margin, inner: width - margin * 2, bottom: height - 48 };
}
