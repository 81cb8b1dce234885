import {
  REPORT_GROUPINGS,
  REPORT_REPEATS,
  SCHEDULED_PERIODS,
  SCHEDULED_REPORT_KINDS,
} from '../../domain';
import { createListDecoder } from '../decode';
import { defineResource } from '../describe/define-resource';
import { choice, flag, id, moment, number, numbers, text } from '../describe/members';
import { toReader } from '../describe/to-reader';
import type { Read, Write } from '../describe/values';

/** The files that a report goes out as. */
export const REPORT_FORMATS = ['pdf', 'xlsx', 'csv'] as const;

/** States of a run of a scheduled report, ended or not. */
export const REPORT_RUN_STATES = ['waiting', 'sent', 'partly', 'failed'] as const;

const run = () => ({
  id: id(),
  dueAt: moment({ required: true }),
  finishedAt: moment(),
  status: choice(REPORT_RUN_STATES, { default: 'waiting' }),
  attempts: number({ whole: true }),
  rowCount: number({ whole: true }),
  sentTo: text({ default: '' }),
  error: text({ default: '' }),
  retryAt: moment(),
});

/** Reports that go out by themselves, to any addresses. */
export const scheduledReport = /* @__PURE__ */ defineResource({
  name: 'ScheduledReport',
  path: '/scheduled-reports',
  area: 'reports',
  ownedByProduct: true,
  members: {
    id: id(),
    name: text({ required: true, trim: true, maxLength: 128, search: true, sort: true }),
    kind: choice(SCHEDULED_REPORT_KINDS, { default: 'summary' }),
    deviceIds: numbers({ idsOf: 'Device' }),
    groupIds: numbers({ idsOf: 'Group' }),
    silentHours: number({ whole: true, min: 1, max: 168, default: 24 }),
    period: choice(SCHEDULED_PERIODS, { default: 'yesterday' }),
    grouping: choice(REPORT_GROUPINGS, { default: 'none' }),
    columns: text({ default: '', maxLength: 400 }),
    format: choice(REPORT_FORMATS, { default: 'pdf' }),
    recipients: text({ required: true, maxLength: 4000 }),
    repeats: choice(REPORT_REPEATS, { default: 'daily' }),
    weekday: number({ whole: true, min: 1, max: 7, default: 1 }),
    monthDay: number({ whole: true, min: 1, max: 31, default: 1 }),
    minuteOfDay: number({ whole: true, min: 0, max: 1439 }),
    timeZone: text({ required: true, maxLength: 64 }),
    locale: text({ default: '', maxLength: 35 }),
    isPaused: flag(),
    nextAt: moment({ writtenBy: 'server' }),
    lastDueAt: moment({ writtenBy: 'server' }),
    lastStatus: text({ writtenBy: 'server' }),
    lastError: text({ writtenBy: 'server' }),
    retryAt: moment({ writtenBy: 'server' }),
  },
  calls: {
    /** Sends it now, beside its times. */
    sendNow: { method: 'POST', path: '/scheduled-reports/{id}/send', answer: 'none' },
    /** The last runs, the newest first. */
    runs: {
      method: 'GET',
      path: '/scheduled-reports/{id}/runs',
      answer: (json: unknown): ScheduledReportRun[] =>
        createListDecoder('ScheduledReportRun', toReader(run()))(json),
    },
  },
});

/**
 * A report that goes out by itself: `recipients` is a comma list of addresses; without `deviceIds` and
 * `groupIds` it is of all vehicles. Its period counts from when it is due; `columns` is a comma list of the keys of
 * those that are shown, in their order, '' as the report is meant. `weekday` (Monday is 1) is of
 * `weekly`, `monthDay` of `monthly`; the time is that of `timeZone`. `retryAt` is given while the last
 * run waits for another try.
 */
export interface ScheduledReport extends Read<typeof scheduledReport> {}

/** Members of a scheduled report that a client may write. */
export interface ScheduledReportInput extends Write<typeof scheduledReport> {}

/** One time that a report went out, or was to. `error` is a code, or what the mail server said; `retryAt` when it is tried again. */
export interface ScheduledReportRun extends Read<{ members: ReturnType<typeof run> }> {}
