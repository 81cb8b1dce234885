'use client';
import { useMemo } from 'react';
import { geofence } from '../../contract';
import { readDeviceName, readPlate, type ReportNames } from '../../domain';
import { useDevices } from '../live/use-devices';
import { useTrackingClient } from '../provider/use-tracking-client';
import { useResource } from '../resource/use-resource';

/** What vehicles and fences of a report are called; fences are asked for where they are told. */
export function useReportNames(withFences: boolean): { names: ReportNames; isReady: boolean } {
  const { attributePrefix } = useTrackingClient();
  const devices = useDevices();
  const fences = useResource(geofence, withFences ? undefined : null);
  const { data, error } = fences;
  const names = useMemo((): ReportNames => {
    const fenceNames = new Map((data ?? []).map(({ id, name }) => [id, name]));
    return {
      device(id) {
        const device = devices.get(id);
        return device && readDeviceName(device);
      },
      plate(id) {
        const device = devices.get(id);
        return (device && readPlate(device, attributePrefix)) || null;
      },
      fence: (id) => fenceNames.get(id),
    };
  }, [devices, attributePrefix, data]);
  // Without the fences' names the report says their ids.
  return { names, isReady: !withFences || data !== undefined || error !== undefined };
}
