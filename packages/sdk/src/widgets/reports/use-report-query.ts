import { useMemo, useState } from 'react';
import {
  listReportDevices,
  type Period,
  type ReportKind,
  type ReportVehicles,
  type SilentHours,
} from '../../domain';
import { type ReportQuery, useDevices, useGroupFleet } from '../../react';

/**
 * The query of a report once the vehicles are known; null before. Vehicles that come and go meanwhile are
 * no reason to ask anew.
 */
export function useReportQuery(
  kind: ReportKind,
  vehicles: ReportVehicles,
  period: Period,
  silentHours: SilentHours,
): ReportQuery | null {
  const devices = useDevices();
  const { parentOf, hasLoaded, groups, error } = useGroupFleet();
  const [known, setKnown] = useState<{ of: ReportVehicles; ids: readonly number[] } | null>(null);
  const hasGroups = groups !== undefined || error !== undefined;
  const isReady = hasLoaded && (hasGroups || vehicles === 'all' || vehicles.groupIds.length === 0);
  if (isReady && known?.of !== vehicles) {
    setKnown({ of: vehicles, ids: listReportDevices(vehicles, devices.values(), parentOf) });
  }
  return useMemo(
    () => (known ? { kind, deviceIds: known.ids, period, silentHours } : null),
    [kind, known, period, silentHours],
  );
}
