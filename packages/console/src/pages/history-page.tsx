import { describeError, useDevices, useTrackingClient } from '@rastro/sdk/react';
import { EmptyState, ErrorState, Button, ProgressBar } from '@rastro/sdk/ui';
import { Route, RouteOff } from 'lucide-react';
import { useMemo, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import useSWR from 'swr';
import { isTrackingError } from '@rastro/sdk/client';
import { useFormat } from '@rastro/sdk/react';
import { useAccountClock } from '../session/use-account-clock';
import { PeriodPicker } from '../history/period/period-picker';
import { resolvePeriod, type PeriodKind } from '../history/period/resolve-period';
import { RouteSummaryView } from '../history/route/route-summary-view';
import { summariseRoute } from '../history/route/summarise-route';
import { useHistoryQuery } from '../history/query/use-history-query';
import { VehicleField } from '../history/vehicle/vehicle-field';
import { usePageLocale, useText } from '../i18n/text-context';
import { lazyPage } from '../loading/lazy-page';
import { MapPortal } from '../map/map-scene';
import { PageSurface } from '../shell/surface/page-surface';
import { readDeviceName, startOfZonedDay } from '@rastro/sdk/domain';

const Form = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 12px 16px;
  border-bottom: 1px solid var(--rastro-border);
`;

const Result = styled.div`
  flex: 1;
  min-height: 200px;
`;

const RouteLayer = lazyPage(() =>
  import('../history/route/route-layer').then((module) => module.RouteLayer),
);

/** One vehicle's way in a period: the line on the map, start, end, distance, duration. */
export function HistoryPage(): ReactElement {
  const t = useText();
  const locale = usePageLocale();
  const format = useFormat();
  const client = useTrackingClient();
  const navigate = useNavigate();
  const clock = useAccountClock(locale);
  const { timeZone } = clock;
  const devices = useDevices();
  const [query, setQuery] = useHistoryQuery();
  const [openedAt] = useState(() => Date.now());

  const device = query.deviceId === null ? undefined : devices.get(query.deviceId);
  const result = resolvePeriod(query.kind, query, { nowMs: openedAt, timeZone });
  const period = result.ok ? result.period : null;
  const { data, error, isLoading, mutate } = useSWR(
    device && period ? ['route', device.id, period.fromMs, period.toMs] : null,
    ([, deviceId, fromMs, toMs]: [string, number, number, number]) =>
      client.positions.history({ deviceId, from: new Date(fromMs), to: new Date(toMs) }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const hasRoute = data !== undefined && data.length > 0;

  const layer = useMemo(() => (data ? <RouteLayer points={data} /> : null), [data]);

  function chooseKind(kind: PeriodKind) {
    if (kind === query.kind) return;
    // A period of one's own starts as the one that was shown.
    const ends = period ?? { fromMs: startOfZonedDay(openedAt, timeZone), toMs: openedAt };
    setQuery({ kind, ...ends }, { isStep: true });
  }

  const summary = data ? summariseRoute(data) : null;
  return (
    <PageSurface
      title={t('history.page.title')}
      onBack={device ? () => void navigate(`/devices/${device.id}`) : undefined}
      onClose={() => void navigate('/home')}
      sheetLine={device ? <>{readDeviceName(device)}</> : undefined}
      foot={
        hasRoute ? <span>{t('history.positions.text', { count: data.length })}</span> : undefined
      }
    >
      <Form>
        <VehicleField
          devices={devices}
          value={device}
          onChange={(deviceId) => setQuery({ deviceId }, { isStep: true })}
        />
        <PeriodPicker
          kind={query.kind}
          onKindChange={chooseKind}
          ends={query}
          onEndsChange={setQuery}
          clock={clock}
          problem={result.ok ? null : result.problem}
        />
      </Form>
      {hasRoute ? <MapPortal onlyDeviceId={data[0]?.deviceId}>{layer}</MapPortal> : null}
      {isLoading ? <ProgressBar label={t('app.loading.label')} /> : null}
      <Result>
        {!device ? (
          <EmptyState
            icon={<Route />}
            title={t('history.choose.title')}
            text={t('history.choose.text')}
          />
        ) : error ? (
          <ErrorState
            title={t('history.error.title')}
            text={t(describeError(error))}
            actions={<Button onClick={() => void mutate()}>{t('history.retry.action')}</Button>}
            details={
              isTrackingError(error)
                ? { label: t('app.details.show'), text: error.code }
                : undefined
            }
          />
        ) : summary ? (
          <RouteSummaryView summary={summary} />
        ) : data && period ? (
          <EmptyState
            icon={<RouteOff />}
            title={t('history.empty.title')}
            text={t('history.empty.text', {
              name: readDeviceName(device),
              from: format.dateTime(period.fromMs),
              to: format.dateTime(period.toMs),
            })}
          />
        ) : null}
      </Result>
    </PageSurface>
  );
}
