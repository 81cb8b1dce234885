import { ReportSchedules } from '@rastro/sdk';
import { useAccess } from '@rastro/sdk/react';
import { EmptyState } from '@rastro/sdk/ui';
import { FileLock } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { parseScheduleSearch } from '../reports/schedule-path';
import { useText } from '../i18n/text-context';
import { PageSurface } from '../shell/surface/page-surface';

/** The reports that go out by themselves. */
export function SchedulesPage(): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const { allowed, rule } = useAccess()('read', 'reports');
  return (
    <PageSurface
      title={t('schedule.title')}
      onBack={() => void navigate('/reports')}
      onClose={() => void navigate('/home')}
    >
      {allowed ? (
        <ReportSchedules
          start={parseScheduleSearch(search)}
          onStartEnd={() => setSearch({}, { replace: true })}
        />
      ) : rule ? (
        <EmptyState icon={<FileLock />} title={t(`error.code.${rule}`)} />
      ) : null}
    </PageSurface>
  );
}
