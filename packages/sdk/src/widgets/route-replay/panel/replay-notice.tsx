'use client';
import { Route, RouteOff, CalendarX } from 'lucide-react';
import type { ReactElement } from 'react';
import { isTrackingError } from '../../../client';
import type { Device } from '../../../contract';
import { readDeviceName, type Period } from '../../../domain';
import { describeError, useFormat, useLabels, type Replay } from '../../../react';
import { Button, EmptyState, ErrorState } from '../../../ui';

/** Reason for a missing route: not requested, none exists, or it failed to load. */
export function ReplayNotice({
  replay: { status, error, refresh },
  devices,
  deviceIds,
  period,
}: {
  replay: Pick<Replay, 'status' | 'error' | 'refresh'>;
  devices: ReadonlyMap<number, Device>;
  deviceIds: readonly number[];
  period: Period | null;
}): ReactElement | null {
  const t = useLabels();
  const format = useFormat();
  if (status === 'loading') return null;
  if (deviceIds.length === 0) {
    return (
      <EmptyState
        icon={<Route />}
        title={t('replay.choose.title')}
        text={t('replay.choose.text')}
      />
    );
  }
  if (!period) {
    return (
      <EmptyState
        icon={<CalendarX />}
        title={t('replay.period.title')}
        text={t('replay.period.text')}
      />
    );
  }
  if (status === 'failed') {
    return (
      <ErrorState
        title={t('replay.failed.title')}
        text={t({ key: describeError(error) })}
        actions={<Button onClick={refresh}>{t('replay.retry.action')}</Button>}
        details={
          isTrackingError(error) ? { label: t('replay.details.show'), text: error.code } : undefined
        }
      />
    );
  }
  const names = deviceIds.flatMap((deviceId) => {
    const device = devices.get(deviceId);
    return device ? [readDeviceName(device)] : [];
  });
  return (
    <EmptyState
      icon={<RouteOff />}
      title={t('replay.empty.title')}
      text={t('replay.empty.text', {
        name: names.join(', '),
        from: format.dateTime(period.fromMs),
        to: format.dateTime(period.toMs),
      })}
    />
  );
}
