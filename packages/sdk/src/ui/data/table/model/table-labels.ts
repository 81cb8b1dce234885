/** The words of a table: its host gives them, in its language. */
export interface TableLabels {
  /** The table's name, read aloud. */
  table: string;
  /** The button of a phone behind which search, filters, order, columns and file are. */
  tools: string;
  closeTools: string;
  search: string;
  clearSearch: string;
  /** Name of the filters' group. */
  filters: string;
  /** Name of the one button that all filters are behind, and how many are in effect. */
  filterCount: (chosen: number, all: number) => string;
  /** Note that search or filters hide the item open beside the table. */
  openFiltered: string;
  /** Note that the item open beside the table is none of its rows. */
  openElsewhere: string;
  /** Name of the button that takes all filters away. */
  clearFilters: string;
  /** Name of the chip of a column's filter: what is chosen stands behind it. */
  removeFilter: (column: string) => string;
  columns: string;
  /** Back to the columns as they were meant. */
  resetColumns: string;
  moveUp: (column: string) => string;
  moveDown: (column: string) => string;
  /** Read aloud after a column was moved. */
  columnMoved: (column: string, place: number, count: number) => string;
  density: string;
  comfortable: string;
  compact: string;
  exportCsv: string;
  exportSheet: string;
  sortBy: string;
  selectAll: string;
  selectRow: (title: string) => string;
  selected: (count: number) => string;
  /** Selects all rows that pass the filter. */
  selectMatching: (count: number) => string;
  /** Says how many of the selected rows a search or filter keeps out of sight. */
  selectedUnseen: (count: number) => string;
  /** Takes those out of the selection. */
  dropUnseen: string;
  clearSelection: string;
  rowMenu: (title: string) => string;
  /** The rows in view, such as `rows 1–14 of 3,214`. */
  range: (first: number, last: number, count: number) => string;
  /** Number of rows that pass the filter, such as `3,214 of 3,391`. */
  count: (shown: number, all: number) => string;
  totals: string;
  yes: string;
  no: string;
  /** Stands for a filter by no value. */
  none: string;
  loading: string;
  empty: string;
  noMatch: string;
  noMatchHint: string;
  failed: string;
  retry: string;
}
