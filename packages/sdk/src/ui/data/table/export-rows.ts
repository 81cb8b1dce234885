import { csvStyleOf } from '../../../domain';
import type { DataTableProps } from './data-table-props';
import { downloadText } from './model/download-text';
import type { placeColumns } from './model/table-state';
import { toCsv } from './model/to-csv';
import { toSheet } from './model/to-sheet';

/** The ways in which what a table shows becomes a file; undefined for those it has not. */
export function makeExports<Row extends object>(
  props: DataTableProps<Row>,
  placed: ReturnType<typeof placeColumns<Row>>,
  shownRows: readonly Row[],
): { csv: (() => void) | undefined; sheet: (() => void) | undefined } {
  const { labels, exportName = 'table', rowsInFile, onExportSheet } = props;
  if (shownRows.length === 0) return { csv: undefined, sheet: undefined };
  const listWritten = () => (rowsInFile ? shownRows.flatMap((row) => rowsInFile(row)) : shownRows);
  const listInFile = () =>
    placed.flatMap(({ column, isShown }) => ((column.inFile ?? isShown) ? [column] : []));
  const exportCsv = () => {
    const text = toCsv(listInFile(), listWritten(), labels, {
      ...csvStyleOf(props.locale ?? 'pt-BR'),
      ...props.exportStyle,
    });
    downloadText(text, `${exportName}.csv`);
  };
  return {
    csv: exportName === null ? undefined : exportCsv,
    sheet: onExportSheet
      ? () => onExportSheet(toSheet(listInFile(), listWritten(), labels))
      : undefined,
  };
}
