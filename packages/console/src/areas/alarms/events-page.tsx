import { EventList } from '@rastro/sdk/internal';
import {
  parseEventChoice,
  parsePeriodAddress,
  setEventChoice,
  setPeriodAddress,
} from '@rastro/sdk/domain';
import { PeriodPicker, useAccess, usePeriod } from '@rastro/sdk/internal/react';
import { EmptyState } from '@rastro/sdk/internal/ui';
import { Bell } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useText } from '../../frame/i18n/text-context';
import { momentPath } from '../../frame/navigation/moment-path';
import { useGoTo } from '../../frame/navigation/use-go-to';
import { PageSurface } from '../../frame/shell/surface/page-surface';

/** Page of the events of the account's vehicles, and of the alarms' handling. */
export function EventsPage(): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const goTo = useGoTo();
  const [search, setSearch] = useSearchParams();
  const choice = parsePeriodAddress(search);
  const state = usePeriod(choice);
  const mayLookBack = useAccess()('read', 'reports');
  const ends = state.period;
  const isLive = ends !== null && !['yesterday', 'lastMonth'].includes(choice.kind);
  return (
    <PageSurface title={t('nav.events.label')} onClose={() => void navigate('/home')}>
      {mayLookBack.rule ? (
        <EmptyState
          icon={<Bell />}
          title={t('nav.events.label')}
          text={t(`error.code.${mayLookBack.rule}`)}
        />
      ) : (
        <EventList
          period={state.period}
          isLive={isLive}
          choice={parseEventChoice(search)}
          onChoose={(next) => {
            const parameters = new URLSearchParams(search);
            setEventChoice(parameters, next);
            // What is chosen already is no step that Back would lead to.
            setSearch(parameters, { replace: String(parameters) === String(search) });
          }}
          filters={
            <PeriodPicker
              choice={choice}
              state={state}
              onChange={(next, { isStep }) => {
                const parameters = new URLSearchParams(search);
                setPeriodAddress(parameters, next);
                setSearch(parameters, { replace: !isStep });
              }}
            />
          }
          onShowDevice={(deviceId) => goTo(`/devices/${deviceId}`)}
          onShowMoment={(deviceId, atMs) => goTo(momentPath(deviceId, atMs))}
        />
      )}
    </PageSurface>
  );
}
