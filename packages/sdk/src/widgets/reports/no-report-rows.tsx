import type { ReactElement } from 'react';
import { FileSearch } from 'lucide-react';
import type { ReportKind } from '../../domain';
import { useLabels } from '../../react';
import { Button, EmptyState } from '../../ui';
import type { ReportPageProps } from './report-page-props';

/** Stands in place of the rows of a report that has none. */
export function NoReportRows({
  kind,
  ends,
  isWhole,
  onDrivers,
}: Pick<ReportPageProps, 'onDrivers'> & {
  kind: ReportKind;
  /** The period, as people read it. */
  ends: { from: string; to: string };
  /** Nothing of it failed. */
  isWhole: boolean;
}): ReactElement {
  const t = useLabels();
  if (kind === 'drivers' && isWhole) {
    return (
      <EmptyState
        icon={<FileSearch />}
        title={t('report.page.drivers.empty')}
        text={t('report.page.drivers.emptyText', ends)}
        actions={
          onDrivers && <Button onClick={onDrivers}>{t('report.page.drivers.action')}</Button>
        }
      />
    );
  }
  const isSilent = kind === 'silent';
  return (
    <EmptyState
      icon={<FileSearch />}
      title={t(isSilent ? 'report.page.silent.empty' : 'report.page.empty')}
      text={isSilent ? t('report.page.silent.emptyText') : t('report.page.emptyText', ends)}
    />
  );
}
