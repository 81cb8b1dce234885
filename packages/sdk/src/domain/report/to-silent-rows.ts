import { readAttribute, readText } from '../device/read-attribute';
import { isSilent, readHeardAtMs } from '../device/silent-hours';
import type { ReportNames, SourceDevice, SourceFix } from './report-sources';
import type { ReportRow } from './report-value';
import { toReportPlace, vehicleValues } from './to-report-rows';

type Fix = Pick<SourceFix, 'latitude' | 'longitude' | 'fixTime' | 'address' | 'attributes'>;

const figure = (fix: Fix | undefined, key: string): number | null => {
  const value = readAttribute(fix, key);
  return typeof value === 'number' ? value : null;
};

/**
 * Rows of the devices that nothing was heard of for more than so many hours, and of those that never
 * spoke, the longest silent first.
 */
export function toSilentRows(
  devices: Iterable<SourceDevice>,
  fixOf: (deviceId: number) => Fix | undefined,
  names: ReportNames,
  { hours, nowMs }: { hours: number; nowMs: number },
): ReportRow[] {
  const silent = [...devices].filter((device) => isSilent(device, hours, nowMs));
  silent.sort((left, right) => readHeardAtMs(left) - readHeardAtMs(right) || left.id - right.id);
  return silent.map((device) => {
    const fix = fixOf(device.id);
    const heardMs = readHeardAtMs(device);
    const fixMs = fix ? Date.parse(fix.fixTime) : Number.NaN;
    const atMs = Number.isNaN(fixMs) ? null : fixMs;
    return {
      id: String(device.id),
      deviceId: device.id,
      fromMs: atMs,
      toMs: atMs,
      values: {
        ...vehicleValues({ deviceId: device.id, deviceName: device.name }, names),
        lastFix: atMs,
        silentFor: Number.isFinite(heardMs) ? Math.max(0, nowMs - heardMs) : null,
        place: fix ? toReportPlace(fix.latitude, fix.longitude, fix.address) : null,
        batteryLevel: figure(fix, 'batteryLevel'),
        power: figure(fix, 'power'),
        sim: readText(fix, 'iccid') || readText(device, 'iccid') || null,
        phone: device.phone,
        uniqueId: device.uniqueId,
        latitude: fix?.latitude ?? null,
        longitude: fix?.longitude ?? null,
      },
    };
  });
}
