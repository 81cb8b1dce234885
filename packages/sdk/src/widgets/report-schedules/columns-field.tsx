import { useCallback, useMemo, type ReactElement } from 'react';
import {
  chooseReportColumns,
  normalizeText,
  parseReportColumns,
  REPORT_COLUMNS,
  type ReportColumn,
  type ReportKind,
} from '../../domain';
import { useLabels } from '../../react';
import { type ComboboxOption, MultiCombobox } from '../../ui';

/** Chooses the columns of a report, in the order in which they are chosen; none chosen are the usual ones. */
export function ColumnsField({
  kind,
  value,
  onChange,
}: {
  kind: ReportKind;
  /** A comma list of keys. */
  value: string;
  onChange: (columns: string) => void;
}): ReactElement {
  const t = useLabels();
  const words = useMemo(
    () => ({
      empty: t('schedule.columns.all'),
      none: (query: string) => t('schedule.columns.none', { query }),
      remove: (label: string) => t('report.page.vehicles.remove', { label }),
    }),
    [t],
  );
  const toOption = useCallback(
    ({ key, label }: ReportColumn): ComboboxOption<string> => ({
      value: key,
      label: t({ key: label }),
    }),
    [t],
  );
  const keys = parseReportColumns(kind, value);
  const usual = chooseReportColumns(kind, null).map(({ label }) => t({ key: label }));
  const search = useCallback(
    (query: string) => {
      const text = normalizeText(query);
      return REPORT_COLUMNS[kind]
        .map(toOption)
        .filter(({ label }) => normalizeText(label).includes(text));
    },
    [kind, toOption],
  );
  return (
    <MultiCombobox
      label={t('schedule.columns.label')}
      hint={t('schedule.columns.hint', { columns: usual.join(', ') })}
      placeholder={t('schedule.columns.usual')}
      value={keys === null ? [] : chooseReportColumns(kind, keys).map(toOption)}
      options={search}
      words={words}
      onChange={(options) => onChange(options.map((option) => option.value).join(','))}
    />
  );
}
