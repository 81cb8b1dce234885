import { type Sheet, type SheetColumn, xlsxEntries } from '@rastro/sdk/export';
import type { UpstreamResponse } from '../../../upstream/upstream';
import { asJsonList } from '../../requests/as-json-list';
import { refused } from '../../common/engine-error';
import { zip } from '../../exports/zip';
import type { PositionEntity } from '../../positions/position';
import { asksFor, XLSX } from '../../common/media-types';
import { readFlag, readIds } from '../../common/query-values';
import { readAhead } from '../../common/read-ahead';
import { loadReader } from '../../common/reader';
import { readCombinedJson } from '../../reports/rows/combined-row';
import {
  type EventFilter,
  type EventRow,
  readEventPage,
  readEventRows,
  streamEvents,
} from '../../reports/rows/event-rows';
import { toGeofenceRows } from '../../reports/rows/geofence-rows';
import { createColumns } from '../../reports/sheet/report-columns';
import type { ReportDevice, ReportRequest } from '../../reports/report-request';
import { readReportRequest, readSpan } from './read-report-request';
import { readPage, streamRoute } from '../../reports/rows/route-stream';
import { readStopRows } from '../../reports/rows/stop-rows';
import { readSummaryRows } from '../../reports/rows/summary-rows';
import { readTripRows } from '../../reports/rows/trip-rows';
import { attachment, json, noContent } from '../../requests/answers';
import type { Handler, RequestContext } from '../../requests/request-context';
import { createCrud } from '../shared/crud';
import { REPORT } from '../../entities/linked-entities';
import { readGeofenceIds } from '../shared/read-geofence-ids';

/** Devices whose rows are read together: few enough that memory holds a piece, and that who left is noticed. */
const DEVICES_AT_ONCE = 25;

type Columns = ReturnType<typeof createColumns>;
type Asked = [context: RequestContext, devices: readonly ReportDevice[], request: ReportRequest];

/** One kind of report: its rows a page at a time, and how they look in a sheet. */
interface Kind<Row> {
  name: string;
  read(...asked: Asked): AsyncIterable<readonly Row[]>;
  /** The same as JSON joined by commas, where the database makes it. */
  stream?(...asked: Asked): AsyncIterable<string>;
  columns(columns: Columns, context: RequestContext): SheetColumn<Row>[];
}

const readFilter = async (context: RequestContext): Promise<EventFilter> => {
  const { query } = context.request;
  const { caller } = await context.access();
  const { showsAllEvents: showsAll } = context;
  return {
    userId: caller.id,
    showsAll,
    types: query.getAll('type'),
    alarms: query.getAll('alarm'),
  };
};

const trips: Kind<Awaited<ReturnType<typeof readTripRows>>[number]> = {
  name: 'trips',
  async *read(context, devices, request) {
    yield await readTripRows(context, devices, request);
  },
  columns: ({ trips }) => trips,
};

const stops: Kind<Awaited<ReturnType<typeof readStopRows>>[number]> = {
  name: 'stops',
  async *read(context, devices, request) {
    yield await readStopRows(context, devices, request);
  },
  columns: ({ stops }) => stops,
};

const summary: Kind<Awaited<ReturnType<typeof readSummaryRows>>[number]> = {
  name: 'summary',
  async *read(context, devices, request) {
    const isDaily = readFlag(context.request.query, 'daily');
    const { caller } = await context.access();
    const ownZone = async () => (await loadReader(context.unit, caller.id)).timeZone;
    const timeZone = isDaily ? (request.timeZone ?? (await ownZone())) : null;
    yield await readSummaryRows(context.unit, devices, request, timeZone);
  },
  columns: ({ summary }) => summary,
};

async function* eventTexts(...[context, devices, request]: Asked): AsyncGenerator<string> {
  yield* streamEvents(context.unit, devices, request, await readFilter(context));
}

const events: Kind<EventRow> = {
  name: 'events',
  async *read(...asked) {
    for await (const page of eventTexts(...asked)) yield readEventPage(page);
  },
  stream: eventTexts,
  columns: ({ events }, { rules }) => events((id) => rules.geofence(id)?.name ?? null),
};

async function* routeTexts(
  ...[{ unit }, devices, { fromMs, toMs }]: Asked
): AsyncGenerator<string> {
  for (const { id } of devices) yield* streamRoute(unit, id, fromMs, toMs);
}

const route: Kind<PositionEntity> = {
  name: 'route',
  async *read(...asked) {
    for await (const page of routeTexts(...asked)) yield readPage(page);
  },
  stream: routeTexts,
  columns: ({ route }) => route,
};

async function* pages<Row>(
  read: (...asked: Asked) => AsyncIterable<Row>,
  context: RequestContext,
  request: ReportRequest,
): AsyncGenerator<Row> {
  const { devices } = request;
  for (let start = 0; start < devices.length; start += DEVICES_AT_ONCE) {
    yield* read(context, devices.slice(start, start + DEVICES_AT_ONCE), request);
  }
}

async function* jsonPages<Row>(
  context: RequestContext,
  request: ReportRequest,
  kind: Kind<Row>,
): AsyncGenerator<string> {
  if (kind.stream) return yield* pages(kind.stream, context, request);
  for await (const rows of readAhead(pages(kind.read, context, request))) {
    yield JSON.stringify(rows).slice(1, -1);
  }
}

const asSheets = async <Row>(
  context: RequestContext,
  request: ReportRequest,
  kind: Kind<Row>,
): Promise<UpstreamResponse> => {
  const { caller } = await context.access();
  await context.rules.refresh(context.unit);
  const reader = await loadReader(context.unit, caller.id, context.readerOf);
  const wordsOf = await context.wordsFor(caller.id);
  const columns = kind.columns(createColumns(reader, wordsOf(reader.language)), context);
  const sheets = request.devices.map((device): Sheet<Row> => ({
    name: device.name,
    columns,
    rows: kind.read(context, [device], { ...request, timeZone: reader.timeZone }),
  }));
  return attachment('report.xlsx', XLSX, zip(xlsxEntries(sheets)));
};

/** JSON for who asks for it, a spreadsheet for everybody else who says what he takes (tracking-api §14). */
const report =
  <Row>(kind: Kind<Row>): Handler =>
  async (context) => {
    const request = await readReportRequest(context, kind.name);
    const { accept } = context.request;
    const isJson = accept === undefined || asksFor(accept, 'application/json');
    return isJson
      ? asJsonList(jsonPages(context, request, kind))
      : asSheets(context, request, kind);
  };

const sheet =
  <Row>(kind: Kind<Row>): Handler =>
  async (context) =>
    asSheets(context, await readReportRequest(context, kind.name), kind);

/** `GET /reports/{kind}/mail`: sent to the caller, later. */
const mail =
  (type: string): Handler =>
  async (context) => {
    const access = await context.access();
    access.requireReports();
    access.requireNoGuest();
    const { channels, outbox, unit, request } = context;
    const channel = channels.find((one) => one.type === 'mail');
    if (!channel) throw refused('No SMTP configuration found');
    const [fromMs, toMs] = readSpan(context);
    // What cannot be worked out is refused now: who asks would wait for the mail in vain.
    for (const name of ['deviceId', 'groupId']) readIds(request.query, name);
    const query = request.query.toString();
    const message = { kind: 'report', type, description: type, query, fromMs, toMs } as const;
    await outbox.add(unit, [{ channel: channel.type, userId: access.caller.id, message }]);
    return noContent();
  };

const geofences: Handler = async (context) => {
  const request = await readReportRequest(context, 'geofences');
  const asked = new Set(await readGeofenceIds(context));
  const filter = {
    ...(await readFilter(context)),
    types: ['geofenceEnter', 'geofenceExit'],
    alarms: [],
  };
  const rows = [];
  for (const device of request.devices) {
    const stays = await readEventRows(context.unit, [device], request, filter);
    rows.push(...toGeofenceRows(device, stays, asked));
  }
  return json(JSON.stringify(rows));
};

async function* combinedPages(
  context: RequestContext,
  request: ReportRequest,
): AsyncGenerator<string> {
  const filter = { ...(await readFilter(context)), types: [], alarms: [] };
  for (const device of request.devices) {
    yield await readCombinedJson(context.unit, device, request, filter);
  }
}

const combined: Handler = async (context) => {
  const request = await readReportRequest(context, 'combined');
  return asJsonList(combinedPages(context, request));
};

/** `/reports`: what is worked out (tracking-api §6), and the scheduled ones. */
export const reportHandlers = {
  ...createCrud(REPORT),
  kinds: [route, events, summary, trips, stops].map((kind) => ({
    name: kind.name,
    report: report(kind as Kind<unknown>),
    sheet: sheet(kind as Kind<unknown>),
    mail: mail(kind.name),
  })),
  geofences,
  combined,
};
