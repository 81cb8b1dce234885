import { useMemo } from 'react';
import { REPORT_COLUMNS, type ReportColumn, type ReportKind, toMeasureColumn } from '../../domain';
import { useAttributeWords } from '../../react';

/** All columns of a report; the values of a chart stand under the name of what it shows. */
export function useMeasuredColumns(kind: ReportKind, measure: string): readonly ReportColumn[] {
  const { label } = useAttributeWords();
  return useMemo(
    () =>
      kind === 'chart'
        ? REPORT_COLUMNS[kind].map((column) => toMeasureColumn(column, measure, label(measure)))
        : REPORT_COLUMNS[kind],
    [kind, measure, label],
  );
}
