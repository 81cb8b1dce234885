import type { ReactNode } from 'react';
import type { ExportKind } from '../../../../export';

/** Id of a row on the server. */
export type RowId = string | number;

/** A value as it is sorted and filtered; dates are ISO text or epoch milliseconds. */
export type CellValue = string | number | boolean | null | undefined;

/** Kind of a column's values: it decides how they are drawn, sorted, filtered and exported. */
export type ColumnKind = 'text' | 'number' | 'date' | 'flag' | 'choice' | 'reference';

/** One column of a table. */
export interface TableColumn<Row> {
  /** Kept in the table's state: never reuse one for something else. */
  id: string;
  /** The words of its head. */
  label: string;
  /** Default `text`. */
  kind?: ColumnKind;
  /** Value for sorting and filtering. Null and undefined come last in both directions. */
  value: (row: Row) => CellValue;
  /**
   * The value as people read it: numbers with their unit, dates in a zone, a reference's name. Shown,
   * searched and exported. Default: the value as text, a choice's label, `labels.yes` of a flag.
   */
  format?: (value: Exclude<CellValue, null | undefined>, row: Row) => string;
  /**
   * Draws the cell in place of the text; search and export keep to the text. `isFolded` where another column
   * stands below it as its second line. '' is a dash, as where there is no value.
   */
  cell?: (row: Row, isFolded: boolean) => ReactNode;
  /** Choices of a column of kind `choice`, in order. Other values are shown unchanged. */
  choices?: readonly { value: string; label: string }[];
  /** Value in an exported file in place of the text, such as a plain number. */
  exported?: (row: Row) => string | number;
  /**
   * Kind of figure in a spreadsheet. Default: the time of a date, a number without `format`, else
   * the text.
   */
  sheetKind?: ExportKind;
  /** The figure below the column, over the rows that are shown. */
  total?: (rows: readonly Row[]) => ReactNode;
  /** Least width in px; what is left is shared out. Default by kind. */
  widthPx?: number;
  /** Not shown until somebody chooses it. */
  hidden?: boolean;
  /**
   * Includes the column in files: true also while it is not shown, false never. Default while it is
   * shown.
   */
  inFile?: boolean;
  /** Always shown, in its place: the name. */
  fixed?: boolean;
  /** Default true. */
  sortable?: boolean;
  /** Allows filtering by its values. Default: for `choice`, `flag` and `reference`. */
  filterable?: boolean;
  /**
   * In the grid it stands as a second line of this column while it is shown right behind it. `head` names
   * both then, `draw` draws it there in place of its cell; '' is nothing.
   */
  under?: { id: string; head?: string; draw?: (row: Row) => ReactNode };
  /**
   * Place on a phone's card; a `figure` goes below, under its label. Default: the first is the
   * title, figures and dates go below.
   */
  card?: 'title' | 'detail' | 'end' | 'figure' | 'none';
}

const WIDTHS_PX: Record<ColumnKind, number> = {
  text: 160,
  number: 104,
  date: 132,
  flag: 88,
  choice: 120,
  reference: 148,
};

/** Least width of a column in px. */
export const columnWidthPx = (column: TableColumn<never>): number =>
  column.widthPx ?? WIDTHS_PX[column.kind ?? 'text'];

/** Returns true when a column can be filtered by its values. */
export const isFilterable = (column: TableColumn<never>): boolean =>
  column.filterable ?? ['choice', 'flag', 'reference'].includes(column.kind ?? 'text');
