import { columnWidthPx, type TableColumn } from './table-column';

const MAX_DETAILS = 2;
const MAX_ASIDE = 3;
/** Min width for a name and a state side by side. */
const MIN_ROOM_PX = 240;
const MAX_FIGURE_LINES = 2;
const MAX_TOTAL_LINES = 6;
/** Between the figures of a card. */
export const FIGURE_GAP_PX = 16;
/** Padding on both sides of a grid column's text. */
const PADDING_PX = 24;
/** A character of a label, which is 11 px. */
const LABEL_CHARACTER_PX = 6.5;

/** Placement of a table's columns on a card. */
export interface CardPlaces<Row> {
  title: TableColumn<Row> | undefined;
  /** Words below the title. */
  details: readonly TableColumn<Row>[];
  /** Beside the title, at the end; below it where a card is narrow. */
  aside: readonly TableColumn<Row>[];
  isNarrow: boolean;
  /** Below, each under its label. */
  figures: CardFigures<Row>;
  /** Totals of all cards, below the last one. */
  totals: CardFigures<Row>;
}

/** Figures side by side, and further ones below them in the same columns. */
export interface CardFigures<Row> {
  columns: readonly TableColumn<Row>[];
  /** Widths of the figures in a line. */
  widthsPx: readonly number[];
}

/** Returns true when a column is below another that is shown. */
export const isBelow = <Row>(
  { under }: TableColumn<Row>,
  columns: readonly TableColumn<Row>[],
): boolean => under !== undefined && columns.some(({ id }) => id === under.id);

const isFigure = ({ kind }: TableColumn<never>): boolean => kind === 'number' || kind === 'date';
/** A yes is said by its label, a no by nothing. */
const isAside = ({ card, kind }: TableColumn<never>): boolean =>
  card === 'end' || (card === undefined && kind === 'flag');

/**
 * Places the columns on a card. `widthOf` returns a column's width in a grid, `totalWidthOf` that
 * of its total, and `roomPx` is the width for a line of figures.
 */
export function placeOnCard<Row>(
  columns: readonly TableColumn<Row>[],
  roomPx: number,
  widthOf: (column: TableColumn<Row>) => number = columnWidthPx,
  totalWidthOf = widthOf,
): CardPlaces<Row> {
  const title = columns.find(({ card }) => card === 'title') ?? columns[0];
  const rest = columns.filter((column) => column !== title && column.card !== 'none');
  // A second line belongs to the first.
  let room = MAX_DETAILS;
  const lay = (
    figures: readonly TableColumn<Row>[],
    maxLines: number,
    widthIn: typeof widthOf,
  ): CardFigures<Row> => {
    const widths = figures.map((column) =>
      Math.ceil(Math.max(widthIn(column) - PADDING_PX, column.label.length * LABEL_CHARACTER_PX)),
    );
    const widthsPx = chooseWidths(widths, roomPx, maxLines);
    return { columns: figures.slice(0, widthsPx.length * maxLines), widthsPx };
  };
  return {
    title,
    details: rest.filter(
      (column) =>
        (column.card === 'detail' ||
          (column.card === undefined && !isFigure(column) && !isAside(column))) &&
        (isBelow(column, columns) || room-- > 0),
    ),
    aside: rest.filter(isAside).slice(0, MAX_ASIDE),
    isNarrow: roomPx < MIN_ROOM_PX,
    figures: lay(
      rest.filter(
        (column) => column.card === 'figure' || (column.card === undefined && isFigure(column)),
      ),
      MAX_FIGURE_LINES,
      widthOf,
    ),
    totals: lay(
      columns.filter(({ total, card }) => total && card !== 'none'),
      MAX_TOTAL_LINES,
      totalWidthOf,
    ),
  };
}

/**
 * Returns the widths of as many columns as fit side by side, with the next lines aligned below
 * them.
 */
function chooseWidths(widths: readonly number[], roomPx: number, maxLines: number): number[] {
  for (let count = widths.length; count > 1; count -= 1) {
    const shown = widths.slice(0, count * maxLines);
    const columns = Array.from({ length: count }, (_, at) =>
      Math.max(...shown.filter((_width, index) => index % count === at)),
    );
    const neededPx = columns.reduce((sum, px) => sum + px, FIGURE_GAP_PX * (count - 1));
    if (neededPx <= roomPx) return columns;
  }
  return widths.slice(0, 1);
}
