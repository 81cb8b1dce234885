import type { Unit } from '../../../db/database';
import { packFixes, writeFixes } from '../../positions/fixes-json';
import { type EventFilter, readEventRows } from './event-rows';
import type { ReportDevice, ReportRequest } from '../report-request';
import { readTracks } from '../days/track-point';

/** Reads the track and events of a device as JSON: `route` holds longitude and latitude. */
export const readCombinedJson = async (
  unit: Unit,
  device: ReportDevice,
  request: ReportRequest,
  filter: EventFilter,
): Promise<string> => {
  const { fromMs, toMs } = request;
  const reach = { deviceId: device.id, fromMs, toMs, stopGapMs: Infinity };
  const tracks = await readTracks(unit, [reach]);
  const track = tracks.get(device.id) ?? [];
  const located = (await readEventRows(unit, [device], request, filter)).filter(
    ({ positionId }) => positionId > 0,
  );
  const { rows } = await unit.query<{ packed: string | null }>(
    `select ${packFixes('p.fix_time, p.id')} as packed
     from all_positions p where p.id = any($1::bigint[])`,
    [[...new Set(located.map(({ positionId }) => positionId))]],
  );
  const whole = JSON.stringify({
    deviceId: device.id,
    route: track.map(({ longitude, latitude }) => [longitude, latitude]),
    events: located.filter(({ type }) => type !== 'deviceMoving'),
  });
  return `${whole.slice(0, -1)},"positions":[${writeFixes(rows[0]?.packed)}]}`;
};
