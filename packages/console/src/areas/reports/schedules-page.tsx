import { ReportScheduleDialog, ReportScheduleList } from '@rastro/sdk/internal';
import { CalendarClock } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useText } from '../../frame/i18n/text-context';
import { parseScheduleSearch } from './schedule-path';
import { ResourcePage } from '../../frame/resource/resource-page';

/** The reports that go out by themselves. */
export function SchedulesPage(): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  return (
    <ResourcePage
      area="reports"
      Icon={CalendarClock}
      words={{
        title: t('schedule.title'),
        create: t('schedule.new.action'),
        empty: { title: t('schedule.empty.title'), text: t('schedule.empty.text') },
      }}
      onBack={() => void navigate('/reports')}
      list={({ onOpen, empty }) => <ReportScheduleList onOpen={onOpen} empty={empty} />}
      drawer={({ open }) => (
        <ReportScheduleDialog
          openId={open.kind === 'new' ? 'new' : 'id' in open ? open.id : null}
          start={parseScheduleSearch(search)}
          // With what the address filled in before.
          onClose={() => setSearch({}, { replace: true })}
        />
      )}
    />
  );
}
