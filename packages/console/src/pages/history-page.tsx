import { useDevices, useTrackingClient } from '@rastro/sdk/react';
import { EmptyState, ErrorState, Button, ProgressBar } from '@rastro/sdk/ui';
import { Route, RouteOff } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import useSWR from 'swr';
import { isTrackingError } from '@rastro/sdk/client';
import { useFormat } from '@rastro/sdk/react';
import { useAccountTimeZone } from '../app/use-account-time-zone';
import { PeriodPicker } from '../history/period-picker';
import { resolvePeriod, toLocalDateTime, type PeriodKind } from '../history/resolve-period';
import { RouteSummaryView } from '../history/route-summary-view';
import { summariseRoute } from '../history/summarise-route';
import { VehicleCombobox } from '../history/vehicle-combobox';
import { usePageLocale, useText } from '../i18n/text-context';
import { useMapScene } from '../map/map-scene';
import { describeError } from '../session/describe-error';
import { PageSurface } from '../shell/page-surface';
import { startOfZonedDay } from '@rastro/sdk/domain';

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

/** One vehicle's way in a period: the line on the map, start, end, distance, duration. */
export function HistoryPage(): ReactElement {
  const t = useText();
  const locale = usePageLocale();
  const format = useFormat();
  const client = useTrackingClient();
  const navigate = useNavigate();
  const timeZone = useAccountTimeZone();
  const { setRoute } = useMapScene();
  const devices = useDevices();
  const [search, setSearch] = useSearchParams();
  const [openedAt] = useState(() => Date.now());
  const [kind, setKind] = useState<PeriodKind>('today');
  const [typed, setTyped] = useState(() => ({
    from: toLocalDateTime(startOfZonedDay(openedAt, timeZone), timeZone),
    to: toLocalDateTime(openedAt, timeZone),
  }));

  const device = devices.get(Number(search.get('device')));
  const result = resolvePeriod(kind, typed, { nowMs: openedAt, timeZone });
  const period = result.ok ? result.period : null;
  const { data, error, isLoading, mutate } = useSWR(
    device && period ? ['route', device.id, period.fromMs, period.toMs] : null,
    ([, deviceId, fromMs, toMs]: [string, number, number, number]) =>
      client.positions.history({ deviceId, from: new Date(fromMs), to: new Date(toMs) }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const hasRoute = data !== undefined && data.length > 0;

  useEffect(() => {
    setRoute(hasRoute ? data : null);
  }, [data, hasRoute, setRoute]);
  useEffect(() => () => setRoute(null), [setRoute]);

  const summary = data ? summariseRoute(data) : null;
  return (
    <PageSurface
      title={t('history.page.title')}
      onBack={device ? () => void navigate(`/devices/${device.id}`) : undefined}
      onClose={() => void navigate('/home')}
      sheetLine={device ? <>{device.name}</> : undefined}
      foot={
        hasRoute ? <span>{t('history.positions.text', { count: data.length })}</span> : undefined
      }
    >
      <Form>
        <VehicleCombobox
          devices={devices}
          value={device}
          locale={locale}
          onChange={(deviceId) => setSearch({ device: String(deviceId) }, { replace: true })}
        />
        <PeriodPicker
          kind={kind}
          onKindChange={setKind}
          typed={typed}
          onTypedChange={setTyped}
          timeZone={timeZone}
          problem={result.ok ? null : t(result.problem)}
        />
      </Form>
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
              name: device.name,
              from: format.dateTime(period.fromMs),
              to: format.dateTime(period.toMs),
            })}
          />
        ) : null}
      </Result>
    </PageSurface>
  );
}
