import { ReportExport, type ReportFacts } from '@rastro/sdk/internal';
import type { ReportTable } from '@rastro/sdk/domain';
import { useMedia } from '@rastro/sdk/internal/ui';
import { useBrand } from '@rastro/theme';
import { chooseLogo } from '@rastro/theme/schema';
import { useMemo, type ReactElement } from 'react';
import { useText } from '../../frame/i18n/text-context';

/** Takes the report that is shown away as a file in the brand. */
export function ReportFile({
  table,
  facts,
}: {
  table: ReportTable;
  facts: ReportFacts;
}): ReactElement {
  const t = useText();
  // Beside a row's map three buttons take the table a line.
  const isNarrow = useMedia('(max-width: 1599px)');
  const { branding } = useBrand();
  const logo = chooseLogo(branding, 'light', 'page');
  const src = logo.kind === 'text' ? undefined : logo.src;
  const { productName, colors } = branding;
  const brand = useMemo(
    () => ({ name: productName, color: colors.accent, logo: src }),
    [productName, colors.accent, src],
  );
  const { period, span, count, complete, picture } = facts;
  const subtitle = useMemo(() => (period === null ? [count] : [period, count]), [period, count]);
  // Two charts of a day are told apart by what they show.
  const measured = table.columns.find(({ name }) => name !== undefined)?.name;
  const kind = t(`report.kind.${table.kind}`);
  return (
    <ReportExport
      table={table}
      title={measured === undefined ? kind : `${kind} · ${measured}`}
      span={span ?? undefined}
      subtitle={subtitle}
      brand={brand}
      complete={complete}
      picture={picture}
      isCompact={isNarrow}
    />
  );
}
