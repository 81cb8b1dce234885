import type { ReactNode } from 'react';
import type { TableGrouping } from './model/group-rows';
import type { RowId, TableColumn } from './model/table-column';
import type { TableLabels } from './model/table-labels';
import type { TableState } from './model/table-state';
import type { CsvStyle } from './model/to-csv';
import type { TableSheet } from './model/to-sheet';
import type { BulkAction } from './tools/bulk-bar';

/** Props of `DataTable`. */
export interface DataTableProps<Row extends object> {
  rows: readonly Row[];
  /** Keep the array between renders: a new one is sorted and filtered anew. */
  columns: readonly TableColumn<Row>[];
  rowId: (row: Row) => RowId;
  labels: TableLabels;
  /** Language of the order of names; default pt-BR. */
  locale?: string;
  /** `loading` shows a skeleton, `failed` what went wrong, as long as there are no rows. Default `ready`. */
  status?: 'ready' | 'loading' | 'failed';
  /** Error in one sentence, and the code for support. */
  failure?: { text?: string; details?: { label: string; text: string } };
  onRetry?: () => void;
  /** Content shown without any rows; default the words of `labels.empty`. */
  empty?: ReactNode;

  /** User's settings; without it the table keeps them until it is closed. */
  state?: TableState;
  onStateChange?: (state: TableState) => void;

  /** Rows that stand together below a line of their own, with figures of their own. */
  grouping?: TableGrouping<Row> | undefined;

  /** The selected rows; give it to make rows selectable. */
  selectedIds?: ReadonlySet<RowId>;
  onSelectionChange?: (ids: ReadonlySet<RowId>) => void;
  /** Actions on selected rows. */
  bulkActions?: readonly BulkAction<Row>[];

  /** A row was pressed, or Enter on it. */
  onOpen?: (row: Row) => void;
  /** Hears the rows that pass search and filters, in their order, whenever they change. */
  onRowsShown?: (rows: readonly Row[]) => void;
  /** The row that is open beside the table. */
  currentId?: RowId | null;
  /** Entries (`MenuItem` …) of the menu at the end of a row. */
  rowMenu?: (row: Row) => ReactNode;

  /**
   * Makes rows draggable, as this kind of data: the ids of the dragged row, or of all selected ones
   * when it is one of them, as a JSON list.
   */
  dragType?: string;

  /** Name of the file with the rows shown, without `.csv`; null offers no export. Default `table`. */
  exportName?: string | null;
  exportStyle?: CsvStyle;
  /** Makes a spreadsheet of the rows shown; without it none is offered. */
  onExportSheet?: (sheet: TableSheet) => void;
  /** The rows of the file for one that is shown, where it stands for several. Default the row itself. */
  rowsInFile?: (row: Row) => readonly Row[];
  /** Further filters of the host, behind those of the columns. */
  filters?: ReactNode;
  /** Host's content at the left of the foot. */
  foot?: ReactNode;
  className?: string;
}
