import { useCalendarFields } from '@rastro/sdk/internal';
import { calendarView } from '@rastro/sdk/resource';
import { CalendarClock } from 'lucide-react';
import type { ReactElement } from 'react';
import { useText } from '../../frame/i18n/text-context';
import { ResourcePage } from '../../frame/resource/resource-page';

/** The calendars that the account sees, and one of them beside the list. */
export function CalendarsPage(): ReactElement {
  const t = useText();
  const fields = useCalendarFields();
  return (
    <ResourcePage
      view={calendarView}
      area="calendars"
      Icon={CalendarClock}
      words={{
        title: t('nav.calendars.label'),
        create: t('calendars.new.action'),
        empty: { title: t('calendars.empty.title'), text: t('calendars.empty.text') },
      }}
      form={{ fields }}
    />
  );
}
