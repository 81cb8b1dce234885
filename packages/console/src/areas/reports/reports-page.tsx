import { ReportPage } from '@rastro/sdk/internal';
import type { ReportKind } from '@rastro/sdk/domain';
import { useAccess } from '@rastro/sdk/internal/react';
import { EmptyState } from '@rastro/sdk/internal/ui';
import { FileLock } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useText } from '../../frame/i18n/text-context';
import { ReportFile } from './report-file';
import { replayPath } from '../../frame/navigation/replay-path';
import { parseReportSlug, reportPath } from '@rastro/sdk/domain';
import { ReportMenu } from './report-menu';
import { ReportTabs } from './report-tabs';
import { schedulePath } from './schedule-path';
import { useReportView } from './use-report-view';
import { PageSurface } from '../../frame/shell/surface/page-surface';

/** Page of the fleet's reports: all of them, and the one in the address. */
export function ReportsPage(): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const access = useAccess();
  const kind = parseReportSlug(useParams()['report']);
  const { allowed, rule } = access('read', 'reports');
  const close = () => void navigate('/home');
  if (kind && allowed) return <OneReport kind={kind} onClose={close} />;
  return (
    <PageSurface title={t('nav.reports.label')} onClose={close}>
      {allowed ? (
        <ReportMenu />
      ) : rule ? (
        <EmptyState icon={<FileLock />} title={t(`error.code.${rule}`)} />
      ) : null}
    </PageSurface>
  );
}

function OneReport({ kind, onClose }: { kind: ReportKind; onClose: () => void }): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const [view, setView] = useReportView(kind);
  const change = (next: ReportKind) =>
    // Columns and order are those of a report; whose it is and when holds for all.
    void navigate(reportPath(next, { ...view, columns: null, sort: null }));
  return (
    <PageSurface
      title={t(`report.kind.${kind}`)}
      trailing={<ReportTabs kind={kind} onChange={change} />}
      onClose={onClose}
    >
      <ReportPage
        key={kind}
        kind={kind}
        view={view}
        onViewChange={setView}
        actions={(table, facts) => <ReportFile table={table} facts={facts} />}
        onSchedule={() => void navigate(schedulePath(kind, view))}
        onDrivers={() => void navigate('/drivers')}
        onReplay={(row) => void navigate(replayPath(row))}
      />
    </PageSurface>
  );
}
