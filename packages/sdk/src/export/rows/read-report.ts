import {
  type ReportKind,
  type ReportRow,
  type SourceDevice,
  type SourceFix,
  toSilentRows,
} from '../../domain';
import {
  isAskedAtOnce,
  type ReportAsk,
  type ReportClient,
  readReportRows,
  VEHICLES_AT_ONCE,
} from './read-report-rows';

/** More rows than these nobody reads, and a program has no room for many times as many. */
const MAX_ROWS = 200_000;

/** More rows than a report has: another try makes no fewer. */
export class ReportTooLong extends Error {}

/** A report as a program reads it whole. */
export interface WholeReportAsk extends Omit<ReportAsk, 'kind'> {
  kind: ReportKind;
  /** Those of the account, among which the silent ones are. */
  devices: readonly SourceDevice[];
  silentHours: number;
  nowMs: number;
  /** Told after each step: vehicles that are through. */
  onProgress?: (done: number) => void;
}

/** Readers of reports, and of the last positions for silent vehicles. */
interface Reader extends ReportClient {
  positions: { list(): Promise<readonly SourceFix[]> };
}

/** All rows of a report, of a few vehicles at a time. Throws what the reader throws, and `ReportTooLong`. */
export async function readReport(client: Reader, ask: WholeReportAsk): Promise<ReportRow[]> {
  const { kind, deviceIds, devices, names, silentHours, nowMs, onProgress, ...same } = ask;
  if (kind === 'silent') {
    const wanted = new Set(deviceIds);
    const fixes = new Map((await client.positions.list()).map((fix) => [fix.deviceId, fix]));
    const of = devices.filter(({ id }) => wanted.has(id));
    return toSilentRows(of, (id) => fixes.get(id), names, { hours: silentHours, nowMs });
  }
  const rows: ReportRow[] = [];
  const size = isAskedAtOnce(kind) ? deviceIds.length : VEHICLES_AT_ONCE;
  for (let at = 0; at < deviceIds.length; at += size) {
    const slice = deviceIds.slice(at, at + size);
    const asked = { ...same, kind, names, nowMs, deviceIds: slice };
    for (const row of await readReportRows(client, asked)) rows.push(row);
    if (rows.length > MAX_ROWS) throw new ReportTooLong();
    onProgress?.(at + slice.length);
  }
  return rows;
}
