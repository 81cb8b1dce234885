import type { TrackingClient } from '@rastro/sdk/client';
import {
  driver,
  geofence,
  group,
  server as serverResource,
  type Device,
  type User,
} from '@rastro/sdk/contract';
import {
  chooseReportColumns,
  lastMomentMs,
  parseReportColumns,
  type Place,
  listReportDevices,
  formatDateTime,
  type Period,
  type ReportNames,
  resolveAccountUnits,
  resolveScheduledPeriod,
  toReportNames,
  toReportTable,
} from '@rastro/sdk/domain';
import {
  EXPORT_MEDIA_TYPES,
  findPlaces,
  makeExport,
  readReport,
  type ReportClient,
  toFileName,
  toReportDocument,
} from '@rastro/sdk/export';
import type { Words, WordsOf } from '@rastro/sdk/words';
import type { Attachment } from '../../../mail/mailer';
import type { MailBrand } from '../../../mail/mail-brand';
import type { ReaderOf } from '../../../text/reader';
import type { DriveStore } from '../../drivers/drive-store';
import type { StoredSchedule } from './scheduled-report-store';

/** A report as it leaves the house, and what a mail says of it. */
export interface MadeReport {
  attachment: Attachment;
  words: Words;
  period: Period;
  /** Period of the report, as readable text. */
  periodText: string;
  /** Vehicles that it is of; null for all. */
  vehicleCount: number;
  rowCount: number;
  owner: User;
}

interface MakeOptions {
  /** In the owner's name. */
  client: TrackingClient;
  /** Drives of every account. */
  drives: Pick<DriveStore, 'list'>;
  brand: MailBrand;
  wordsOf: WordsOf;
  readerOf: ReaderOf;
  /** This server's own geocoder; undefined asks the tracking server's, where it has one. */
  findAddress: ((place: Place) => Promise<string>) | undefined;
  nowMs: number;
}

/** Makes the file of a report that is due at `dueMs`. Throws what the client throws, and `ReportTooLong`. */
export async function makeReportFile(
  report: StoredSchedule,
  dueMs: number,
  { client, drives, brand, wordsOf, readerOf, findAddress, nowMs }: MakeOptions,
): Promise<MadeReport> {
  const { userId, kind, format, timeZone, grouping } = report;
  const [owner, server, devices] = await Promise.all([
    client.users.get(userId),
    client.server.get(),
    client.devices.list(),
  ]);
  const reads = await readerOf(userId, owner.attributes, server);
  const words = wordsOf((reads.isLanguageOpen && report.locale) || reads.language);
  const { speedUnit: speed, distanceUnit: distance } = reads;
  const units = { ...resolveAccountUnits(owner, server, words.locale).units, speed, distance };
  const period = resolveScheduledPeriod(report.period, dueMs, timeZone);
  const deviceIds = await listDevices(client, report, devices);
  const names = await readNames(client, devices, words.t);
  const { reports, positions } = client;
  const reader = { reports, positions, drives: toDriveReader(drives, devices) };
  const read = await readReport(reader, {
    kind,
    deviceIds,
    devices,
    period,
    timeZone,
    names,
    nowMs: dueMs,
    silentHours: report.silentHours,
    signal: new AbortController().signal,
  });
  const columns = chooseReportColumns(kind, parseReportColumns(kind, report.columns));
  const find =
    findAddress ??
    (server.geocoderEnabled
      ? ({ latitude, longitude }: Place) =>
          client.resource(serverResource).geocode({ latitude, longitude })
      : undefined);
  const rows = find ? await findPlaces(read, columns, { findAddress: find }) : read;
  const table = toReportTable(kind, rows, columns, { by: grouping, timeZone });
  const { t, locale } = words;
  const clock = { locale, timeZone, year: true };
  const [from, to] = [
    formatDateTime(period.fromMs, clock),
    formatDateTime(lastMomentMs(period), clock),
  ];
  const periodText = t('mail.scheduled.span', { from, to });
  const { logo } = brand;
  const document = toReportDocument(table, {
    title: t(`report.kind.${kind}`),
    subtitle: [report.name, periodText],
    brand: {
      name: brand.title,
      color: brand.color.accent,
      logo: format === 'pdf' && logo.kind === 'image' ? toPicture(logo.image) : undefined,
    },
    style: { locale, timeZone, ...units },
    t,
    nowMs,
    hasSheets: format === 'xlsx',
  });
  return {
    attachment: {
      filename: `${toFileName(report.name, period.fromMs, timeZone)}.${format}`,
      content: await write(makeExport(document, format)),
      contentType: EXPORT_MEDIA_TYPES[format],
    },
    words,
    period,
    periodText,
    vehicleCount: deviceIds.length,
    rowCount: rows.length,
    owner,
  };
}

/** A file's own kinds of pictures. */
const toPicture = ({ content, contentType }: { content: Buffer; contentType: string }) =>
  contentType === 'image/png' || contentType === 'image/jpeg'
    ? { type: contentType as 'image/png' | 'image/jpeg', bytes: new Uint8Array(content) }
    : undefined;

async function listDevices(
  client: TrackingClient,
  { deviceIds, groupIds }: StoredSchedule,
  devices: readonly Device[],
): Promise<number[]> {
  if (deviceIds.length + groupIds.length === 0) return listReportDevices('all', devices, new Map());
  const groups = groupIds.length === 0 ? [] : await client.resource(group).list();
  const parents = new Map(groups.map(({ id, groupId }) => [id, groupId === 0 ? null : groupId]));
  const seen = new Set(devices.map(({ id }) => id));
  // Nobody is mailed what its owner sees no more.
  return listReportDevices({ deviceIds, groupIds }, devices, parents).filter((id) => seen.has(id));
}

async function readNames(
  client: TrackingClient,
  devices: readonly Device[],
  t: Words['t'],
): Promise<ReportNames> {
  const byId = new Map(devices.map((device) => [device.id, device]));
  const [fences, drivers] = await Promise.all([
    client.resource(geofence).list(),
    client.resource(driver).list(),
  ]);
  return toReportNames({
    device: (id) => byId.get(id),
    fences,
    drivers,
    attributePrefix: client.attributePrefix,
    fenceGone: t('place.fenceGone.label'),
  });
}

/** The check-ins with the vehicles that the owner sees. */
const toDriveReader = (
  drives: Pick<DriveStore, 'list'>,
  devices: readonly Device[],
): ReportClient['drives'] => {
  const seen = new Set(devices.map(({ id }) => id));
  return {
    list: ({ deviceId = [...seen], from, to }) =>
      drives.list({
        deviceIds: deviceId.filter((id) => seen.has(id)),
        driverIds: [],
        isOpen: false,
        from: new Date(from),
        to: new Date(to),
      }),
  };
};

/** The whole file; the others of this process get their turn between its pieces. */
async function write(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const piece of pieces) {
    parts.push(piece);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return Buffer.concat(parts);
}
