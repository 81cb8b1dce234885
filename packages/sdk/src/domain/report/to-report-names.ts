import { readDeviceName } from '../device/read-device-name';
import { readPlate } from '../device/read-plate';
import type { ReportNames, SourceDevice } from './report-sources';

/** Data for the names in a report. */
export interface ReportNameSources {
  device: (id: number) => Pick<SourceDevice, 'name' | 'uniqueId' | 'attributes'> | undefined;
  /** undefined where they could not be asked for: then none is said to be gone. */
  fences: readonly { id: number; name: string }[] | undefined;
  drivers: readonly { uniqueId: string; name: string }[];
  attributePrefix: string;
  /** Label for a fence that no longer exists. */
  fenceGone: string;
}

/** Builds the lookups of names of a report's vehicles, fences and drivers. */
export function toReportNames({
  device: find,
  fences,
  drivers,
  attributePrefix,
  fenceGone,
}: ReportNameSources): ReportNames {
  const fenceNames = fences && new Map(fences.map(({ id, name }) => [id, name]));
  const driverNames = new Map(drivers.map(({ uniqueId, name }) => [uniqueId, name]));
  return {
    device(id) {
      const device = find(id);
      return device && readDeviceName(device);
    },
    plate(id) {
      const device = find(id);
      return (device && readPlate(device, attributePrefix)) || null;
    },
    fence: (id) => (fenceNames ? (fenceNames.get(id) ?? fenceGone) : `#${id}`),
    driver: (uniqueId) => driverNames.get(uniqueId),
  };
}
