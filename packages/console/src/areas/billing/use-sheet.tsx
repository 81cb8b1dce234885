import { useSheetExport } from '@rastro/sdk/internal/react';
import type { DataTableProps } from '@rastro/sdk/internal/ui';
import { Problem } from '../../frame/resource/section-parts';
import { useText } from '../../frame/i18n/text-context';

/** Lets a table of money be taken away as a spreadsheet too. */
export function useSheet(title: string): Pick<DataTableProps<object>, 'onExportSheet' | 'filters'> {
  const t = useText();
  const { start, hasFailed } = useSheetExport(title);
  return {
    onExportSheet: start,
    filters: hasFailed ? (
      <Problem role="alert">{t('export.failed', { file: 'XLSX' })}</Problem>
    ) : null,
  };
}
