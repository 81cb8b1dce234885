import { REPORT_COLUMNS, toReportTable, type ReportRow, type ReportTable } from '../../domain';
import type { ExportSource } from '../../react';

/** 2026-11-21 11:04 UTC. */
const START_MS = Date.UTC(2026, 10, 21, 11, 4);

const toRow = (name: string, index: number): ReportRow => ({
  id: String(index),
  deviceId: index,
  fromMs: START_MS,
  toMs: START_MS + 2_520_000,
  values: {
    vehicle: name,
    startTime: START_MS,
    endTime: START_MS + 2_520_000,
    startPlace: { latitude: -23.6, longitude: -46.7, address: '=Rua Guararapes, 80' },
    distance: 24_100,
    duration: 2_520_000,
    averageSpeed: 18.4,
    maxSpeed: 42,
  },
});

/** A report of trips, one a vehicle of these names. */
export const tripTable = (names: readonly string[]): ReportTable =>
  toReportTable('trips', names.map(toRow), REPORT_COLUMNS.trips);

/** A source whose document comes, never comes, or cannot be had. */
export const sourceOf = (prepare: ExportSource['prepare']): ExportSource => ({
  fileName: 'Viagens 2026-11-21',
  lineCount: 1,
  prepare,
});
