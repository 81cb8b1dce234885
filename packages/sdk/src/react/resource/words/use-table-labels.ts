'use client';
import { useMemo } from 'react';
import type { TableLabels } from '../../../ui';
import { useLabels, type TranslateLabel } from '../../use-labels';

/** The words of a `DataTable` in the provider's language; `table` is its name, read aloud. */
export function useTableLabels(table: string): TableLabels {
  const t = useLabels();
  return useMemo(() => ({ table, ...makeTableLabels(t) }), [t, table]);
}

const makeTableLabels = (t: TranslateLabel): Omit<TableLabels, 'table'> => ({
  tools: t('table.tools.label'),
  closeTools: t('table.tools.close'),
  search: t('table.search.label'),
  clearSearch: t('table.search.clear'),
  filters: t('table.filters.label'),
  filterCount: (chosen, all) =>
    chosen > 0
      ? t('table.filters.chosen', { chosen, all })
      : t('table.filters.count', { count: all }),
  openFiltered: t('table.open.filtered'),
  openElsewhere: t('table.open.elsewhere'),
  clearFilters: t('table.filters.clear'),
  removeFilter: (column) => t('table.filters.remove', { column }),
  columns: t('table.columns.label'),
  resetColumns: t('table.columns.reset'),
  moveUp: (column) => t('table.columns.up', { column }),
  moveDown: (column) => t('table.columns.down', { column }),
  columnMoved: (column, place, count) => t('table.columns.moved', { column, place, count }),
  density: t('table.density.label'),
  comfortable: t('table.density.comfortable'),
  compact: t('table.density.compact'),
  exportCsv: t('table.export.action'),
  exportSheet: t('table.export.sheet'),
  sortBy: t('table.sort.label'),
  selectAll: t('table.select.all'),
  selectRow: (title) => t('table.select.row', { title }),
  selected: (count) => t('table.select.count', { count }),
  selectMatching: (count) => t('table.select.matching', { count }),
  selectedUnseen: (count) => t('table.select.unseen', { count }),
  dropUnseen: t('table.select.drop'),
  clearSelection: t('table.select.clear'),
  rowMenu: (title) => t('table.row.menu', { title }),
  range: (first, last, count) => t('table.rows.range', { first, last, count }),
  count: (shown, all) => t('table.rows.count', { shown, all }),
  totals: t('table.rows.totals'),
  yes: t('field.value.yes'),
  no: t('field.value.no'),
  none: t('table.filters.none'),
  loading: t('table.loading.label'),
  empty: t('table.empty.title'),
  noMatch: t('table.noMatch.title'),
  noMatchHint: t('table.noMatch.text'),
  failed: t('table.failed.title'),
  retry: t('table.failed.retry'),
});
