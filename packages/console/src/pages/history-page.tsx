import {
  describeError,
  PeriodPicker,
  useDevices,
  useFormat,
  usePeriod,
  useTrackingClient,
} from '@rastro/sdk/react';
import { EmptyState, ErrorState, Button, ProgressBar } from '@rastro/sdk/ui';
import { Route, RouteOff } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import useSWR from 'swr';
import { isTrackingError } from '@rastro/sdk/client';
import { RouteSummaryView } from '../history/route/route-summary-view';
import { summariseRoute } from '../history/route/summarise-route';
import { useHistoryQuery } from '../history/query/use-history-query';
import { VehicleField } from '../history/vehicle/vehicle-field';
import { useText } from '../i18n/text-context';
import { lazyPage } from '../loading/lazy-page';
import { MapPortal } from '../map/map-scene';
import { PageSurface } from '../shell/surface/page-surface';
import { PERIOD_KINDS, readDeviceName } from '@rastro/sdk/domain';

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

/** More would be more fixes than one answer holds. */
const MAX_DAYS = 31;
const KINDS = PERIOD_KINDS.filter((kind) => kind !== 'last90');

/** One vehicle's way in a period: the line on the map, start, end, distance, duration. */
export function HistoryPage(): ReactElement {
  const t = useText();
  const format = useFormat();
  const client = useTrackingClient();
  const navigate = useNavigate();
  const devices = useDevices();
  const [query, setQuery] = useHistoryQuery();

  const device = query.deviceId === null ? undefined : devices.get(query.deviceId);
  const state = usePeriod(query, { maxDays: MAX_DAYS });
  const { period } = state;
  const { data, error, isLoading, mutate } = useSWR(
    device && period ? ['route', device.id, period.fromMs, period.toMs] : null,
    ([, deviceId, fromMs, toMs]: [string, number, number, number]) =>
      client.positions.history({ deviceId, from: new Date(fromMs), to: new Date(toMs) }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const hasRoute = data !== undefined && data.length > 0;

  const layer = useMemo(() => (data ? <RouteLayer points={data} /> : null), [data]);

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
        <PeriodPicker choice={query} onChange={setQuery} state={state} kinds={KINDS} />
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
