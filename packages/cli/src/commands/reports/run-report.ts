import { isTrackingError } from '@rastro/sdk/client';
import { drive } from '@rastro/sdk/contract';
import {
  chooseReportColumns,
  DEFAULT_SILENT_HOURS,
  formatDateTime,
  lastMomentMs,
  type Period,
  REPORT_COLUMNS,
  REPORT_GROUPINGS,
  type ReportColumn,
  type ReportKind,
  type ReportRow,
  toPrintable,
  toReportTable,
} from '@rastro/sdk/domain';
import {
  type ExportDocument,
  findPlaces,
  makeExport,
  readReport,
  ReportTooLong,
  toReportDocument,
} from '@rastro/sdk/export';
import { CliError } from '../../cli-error';
import type { CommandOptions } from '../../command';
import { type Context, say } from '../../context';
import { exitCode } from '../../exit-code';
import { findReportDevices, openReport, readReportNames, type ReportReaderOf } from './open-report';
import { printReport } from './print-report';
import { readPeriod } from './read-period';
import { listReportFiles, writeReportFile } from './report-files';

interface ReportAsked {
  kind: ReportKind;
  columns: readonly ReportColumn[];
  silentHours: number;
  period: Period;
  nowMs: number;
}

/** `rastro reports <kind>` */
export async function runReport(
  context: Context,
  kind: ReportKind,
  options: CommandOptions,
): Promise<void> {
  const files = await listReportFiles(options);
  const columns = readColumns(kind, options['columns']);
  const silentHours = readHours(options['hours']);
  const nowMs = Date.now();
  const reader = await openReport(context, options);
  const period = readPeriod(options, { nowMs, timeZone: reader.timeZone });
  const asked = { kind, columns, silentHours, period, nowMs };
  const rows = await readRows(context, reader, asked, options);
  const makeDocument = describeReport(reader, asked, rows, options);
  for (const file of files) {
    const pieces = makeExport(makeDocument(file.format === 'xlsx'), file.format);
    await writeReportFile(file, pieces, options['force'] === true);
    say(context, `Written: ${toPrintable(file.path)}`);
  }
  if (files.length === 0 || options['json'] || options['tsv']) {
    await printReport(context, makeDocument(false), rows, columns, options);
  }
  say(context, rows.length === 1 ? '1 row' : `${rows.length} rows`);
}

async function readRows(
  context: Context,
  { client, words, timeZone, findAddress }: ReportReaderOf,
  { kind, columns, silentHours, period, nowMs }: ReportAsked,
  options: CommandOptions,
): Promise<readonly ReportRow[]> {
  const { devices, deviceIds } = await findReportDevices(client, options);
  const names = await readReportNames(client, devices, words);
  const controller = new AbortController();
  const stopListening = context.onInterrupt(() => controller.abort());
  const { signal } = controller;
  try {
    const { reports, positions } = client;
    const read = await readReport(
      { reports, positions, drives: client.resource(drive) },
      {
        kind,
        deviceIds,
        devices,
        period,
        timeZone,
        names,
        silentHours,
        nowMs,
        signal,
        onProgress(done) {
          if (done < deviceIds.length) say(context, `${done} of ${deviceIds.length} vehicles`);
        },
      },
    );
    if (options['addresses'] !== true) return read;
    if (!findAddress) {
      say(context, 'This server tells no addresses.');
      return read;
    }
    return await findPlaces(read, columns, { findAddress, signal });
  } catch (error) {
    if (signal.aborted) throw new CliError('Stopped.', { exit: exitCode.interrupted });
    if (kind === 'drivers' && isTrackingError(error) && error.status === 404) {
      throw new CliError('This server knows nothing of drivers who check in.');
    }
    if (!(error instanceof ReportTooLong)) throw error;
    throw new CliError('The report has more than 200,000 rows.', {
      hint: 'Ask for fewer vehicles or a shorter period.',
    });
  } finally {
    stopListening();
  }
}

/** Makes the document anew for each file: its lines are read once. */
function describeReport(
  { words, units, timeZone, branding }: ReportReaderOf,
  { kind, columns, period, nowMs }: ReportAsked,
  rows: readonly ReportRow[],
  options: CommandOptions,
): (hasSheets: boolean) => ExportDocument {
  const { t, locale } = words;
  const by = REPORT_GROUPINGS.find((one) => one === options['by']) ?? 'none';
  const table = toReportTable(kind, rows, columns, { by, timeZone });
  const say = (ms: number) => formatDateTime(ms, { locale, timeZone, year: true });
  const [from, to] = [say(period.fromMs), say(lastMomentMs(period))];
  return (hasSheets) =>
    toReportDocument(table, {
      title: t(`report.kind.${kind}`),
      subtitle: kind === 'silent' ? [] : [t('mail.scheduled.span', { from, to })],
      brand: { name: branding.title, color: branding.colors.accent },
      style: { locale, timeZone, ...units },
      t,
      nowMs,
      hasSheets,
    });
}

function readColumns(kind: ReportKind, given: CommandOptions[string]): readonly ReportColumn[] {
  if (typeof given !== 'string') return chooseReportColumns(kind, null);
  const keys = given.split(',').map((key) => key.trim());
  const known = REPORT_COLUMNS[kind].map(({ key }) => key);
  const unknown = keys.find((key) => !known.includes(key));
  if (unknown === undefined) return chooseReportColumns(kind, keys);
  throw new CliError(`There is no column "${toPrintable(unknown)}".`, {
    exit: exitCode.usage,
    hint: `There are: ${known.join(', ')}`,
  });
}

function readHours(given: CommandOptions[string]): number {
  if (typeof given !== 'string') return DEFAULT_SILENT_HOURS;
  if (/^[1-9]\d{0,4}$/.test(given)) return Number(given);
  throw new CliError(`--hours "${toPrintable(given)}" is no whole number from 1.`, {
    exit: exitCode.usage,
  });
}
