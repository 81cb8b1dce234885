'use client';
import { useMemo } from 'react';
import { driver, geofence } from '../../contract';
import { type ReportNames, toReportNames } from '../../domain';
import { useDevices } from '../live/use-devices';
import { useTrackingClient } from '../provider/use-tracking-client';
import { useLabels } from '../use-labels';
import { useResource } from '../resource/use-resource';

/** Loads the names of vehicles, fences and drivers of a report; the last two only on request. */
export function useReportNames({
  withFences = false,
  withDrivers = false,
}: {
  withFences?: boolean;
  withDrivers?: boolean;
}): { names: ReportNames; isReady: boolean } {
  const { attributePrefix } = useTrackingClient();
  const t = useLabels();
  const devices = useDevices();
  const fences = useResource(geofence, withFences ? undefined : null);
  const drivers = useResource(driver, withDrivers ? undefined : null);
  const { data } = fences;
  const people = drivers.data;
  const names = useMemo(
    () =>
      toReportNames({
        device: (id) => devices.get(id),
        fences: data,
        drivers: people ?? [],
        attributePrefix,
        fenceGone: t('place.fenceGone.label'),
      }),
    [devices, attributePrefix, data, people, t],
  );
  // Without the names of fences and drivers the report says their ids.
  const isAnswered = (asked: { data: unknown; error: unknown }) =>
    asked.data !== undefined || asked.error !== undefined;
  const isReady = (!withFences || isAnswered(fences)) && (!withDrivers || isAnswered(drivers));
  return { names, isReady };
}
