import { EventList } from '@rastro/sdk';
import {
  formatReplayView,
  MINUTE_MS,
  parsePeriodAddress,
  setPeriodAddress,
} from '@rastro/sdk/domain';
import { PeriodPicker, useAccess, usePeriod } from '@rastro/sdk/react';
import { EmptyState } from '@rastro/sdk/ui';
import { Bell } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useText } from '../i18n/text-context';
import { useGoTo } from '../navigation/use-go-to';
import { PageSurface } from '../shell/surface/page-surface';

/** What is shown around the moment of an event. */
const AROUND_MS = 10 * MINUTE_MS;

/** What happened to the vehicles of the account, and who cares for alarms. */
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
          onShowMoment={(deviceId, atMs) => {
            const [fromMs, toMs] = [atMs - AROUND_MS, atMs + AROUND_MS];
            goTo(
              `/history?${formatReplayView({
                deviceIds: [deviceId],
                choice: { kind: 'custom', fromMs, toMs },
                coloring: 'speed',
                atMs,
              })}`,
            );
          }}
        />
      )}
    </PageSurface>
  );
}
