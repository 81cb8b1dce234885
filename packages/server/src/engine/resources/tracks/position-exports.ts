import { writeCsv } from '../../exports/csv';
import { writeGpx } from '../../exports/gpx';
import { writeKml } from '../../exports/kml';
import { zip } from '../../exports/zip';
import type { PositionEntity } from '../../positions/position';
import { readId } from '../../common/query-values';
import { loadReader } from '../../common/reader';
import { readSpan } from './read-report-request';
import { readPage } from '../../reports/rows/route-stream';
import { attachment } from '../../requests/answers';
import type { Handler, RequestContext } from '../../requests/request-context';
import { DEVICE } from '../../entities/entities';
import { openHistory } from './position-history';

/** Media types of the exports. */
export const EXPORT_TYPES = {
  csv: 'text/csv',
  gpx: 'application/gpx+xml',
  kml: 'application/vnd.google-earth.kml+xml',
  kmz: 'application/vnd.google-earth.kmz',
} as const;

interface Export {
  deviceId: number;
  deviceName: string;
  fromMs: number;
  toMs: number;
  pages: AsyncIterable<readonly PositionEntity[]>;
}

async function* entities(pages: AsyncIterable<string>): AsyncGenerator<PositionEntity[]> {
  for await (const page of pages) yield readPage(page);
}

const readExport = async (context: RequestContext): Promise<Export> => {
  const access = await context.access();
  access.requireReports();
  const deviceId = readId(context.request.query.get('deviceId'));
  await access.requireObject(DEVICE, deviceId);
  const [fromMs, toMs] = readSpan(context);
  const deviceName = context.fleet.get(deviceId)?.entity.name ?? '';
  const pages = entities(await openHistory(context, deviceId, fromMs, toMs));
  return { deviceId, deviceName, fromMs, toMs, pages };
};

/** `GET /positions/gpx`. */
const gpx: Handler = async (context) => {
  const { deviceName, pages } = await readExport(context);
  return attachment('positions.gpx', EXPORT_TYPES.gpx, writeGpx(deviceName, pages));
};

/** `GET /positions/kml`. */
const kml: Handler = async (context) => {
  const { deviceName, pages, ...span } = await readExport(context);
  return attachment('positions.kml', EXPORT_TYPES.kml, writeKml(deviceName, span, pages));
};

/** `GET /positions/kmz`: the same, packed. */
const kmz: Handler = async (context) => {
  const { deviceName, pages, ...span } = await readExport(context);
  const content = writeKml(deviceName, span, pages);
  return attachment('positions.kmz', EXPORT_TYPES.kmz, zip([{ name: 'doc.kml', content }]));
};

/** `GET /positions/csv`: times in the caller's zone. */
const csv: Handler = async (context) => {
  const { deviceId, fromMs, toMs, pages } = await readExport(context);
  const { caller } = await context.access();
  const { timeZone } = await loadReader(context.unit, caller.id);
  const { rows } = await context.unit.query<{ name: string }>(
    `select distinct json_object_keys(attributes) as name from all_positions
     where device_id = $1 and fix_time between $2 and $3 order by 1`,
    [deviceId, new Date(fromMs), new Date(toMs)],
  );
  const attributes = rows.map(({ name }) => name);
  return attachment('positions.csv', EXPORT_TYPES.csv, writeCsv(attributes, timeZone, pages));
};

/** Tracks as files (tracking-api §1.11). */
export const exportHandlers = { csv, gpx, kml, kmz };
