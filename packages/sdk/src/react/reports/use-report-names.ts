'use client';
import { useMemo } from 'react';
import { driver, geofence } from '../../contract';
import { readDeviceName, readPlate, type ReportNames } from '../../domain';
import { useDevices } from '../live/use-devices';
import { useTrackingClient } from '../provider/use-tracking-client';
import { useLabels } from '../use-labels';
import { useResource } from '../resource/use-resource';

/** What vehicles, fences and drivers of a report are called; the last two are asked for where they are told. */
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
  const names = useMemo((): ReportNames => {
    const fenceNames = data && new Map(data.map(({ id, name }) => [id, name]));
    const driverNames = new Map((people ?? []).map(({ uniqueId, name }) => [uniqueId, name]));
    return {
      device(id) {
        const device = devices.get(id);
        return device && readDeviceName(device);
      },
      plate(id) {
        const device = devices.get(id);
        return (device && readPlate(device, attributePrefix)) || null;
      },
      // Where nobody could ask, none is said to be gone.
      fence: (id) => (fenceNames ? (fenceNames.get(id) ?? t('place.fenceGone.label')) : `#${id}`),
      driver: (uniqueId) => driverNames.get(uniqueId),
    };
  }, [devices, attributePrefix, data, people, t]);
  // Without the names of fences and drivers the report says their ids.
  const isAnswered = (asked: { data: unknown; error: unknown }) =>
    asked.data !== undefined || asked.error !== undefined;
  const isReady = (!withFences || isAnswered(fences)) && (!withDrivers || isAnswered(drivers));
  return { names, isReady };
}
