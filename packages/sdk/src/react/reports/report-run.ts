import type { ReportRow } from '../../domain';

/** A vehicle whose rows could not be read, and why. */
export interface ReportFailure {
  deviceId: number;
  error: unknown;
}

/** Progress of a report. */
export interface ReportProgress {
  /** `idle`: nothing was asked. `full`: more rows than are shown. */
  status: 'idle' | 'running' | 'done' | 'cancelled' | 'full';
  rows: readonly ReportRow[];
  failures: readonly ReportFailure[];
  /** Vehicles that are through, well or not, and all of them. */
  doneCount: number;
  totalCount: number;
}

/** Before anything was asked. */
export const NO_REPORT: ReportProgress = {
  status: 'idle',
  rows: [],
  failures: [],
  doneCount: 0,
  totalCount: 0,
};
