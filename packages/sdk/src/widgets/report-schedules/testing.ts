import { scheduledReport } from '../../contract';
import { HOUR_MS } from '../../domain';
import { makeDevice, makeUser, type FakeServerState } from '../../testing';

/** Current time in tests and stories of scheduled reports, in UTC. */
const SCHEDULES_NOW = Date.UTC(2026, 7, 21, 12);

const at = (hours: number) => new Date(SCHEDULES_NOW + hours * HOUR_MS).toISOString();

/** Three: sent, put off, and paused with a hostile name. */
export const SCHEDULES = [
  {
    id: 1,
    name: 'Viagens da semana',
    kind: 'trips',
    period: 'lastWeek',
    format: 'pdf',
    recipients: 'ana@example.com,bruno@example.com',
    repeats: 'weekly',
    weekday: 1,
    minuteOfDay: 420,
    nextAt: at(68),
    lastDueAt: at(-100),
    lastStatus: 'sent',
  },
  {
    id: 2,
    name: 'Sem comunicação',
    kind: 'silent',
    format: 'csv',
    recipients: 'c@example.com',
    repeats: 'daily',
    minuteOfDay: 360,
    nextAt: at(18),
    lastDueAt: at(-6),
    lastStatus: 'failed',
    lastError: '550 no such mailbox',
  },
  {
    id: 3,
    name: '<img src=x onerror=alert(1)>',
    kind: 'summary',
    format: 'xlsx',
    recipients: 'd@example.com',
    repeats: 'monthly',
    monthDay: 31,
    isPaused: true,
  },
].map((one) => scheduledReport.decode({ timeZone: 'UTC', ...one }));

/** The last runs of the first. */
const SCHEDULE_RUNS = [
  { id: 12, dueAt: at(-1), status: 'waiting', attempts: 2, error: 'MAIL_AWAY', retryAt: at(1) },
  {
    id: 11,
    dueAt: at(-100),
    finishedAt: at(-100),
    status: 'partly',
    attempts: 1,
    rowCount: 42,
    sentTo: 'ana@example.com',
    error: 'bruno@example.com: 550 no such mailbox',
  },
  {
    id: 10,
    dueAt: at(-268),
    finishedAt: at(-268),
    status: 'sent',
    attempts: 1,
    rowCount: 1,
    sentTo: 'ana@example.com, bruno@example.com',
  },
];

/** A server with these. */
export const schedulesState: FakeServerState = {
  user: makeUser({ administrator: true }),
  devices: [makeDevice(1, { name: 'Fiorino 07' }), makeDevice(2, { name: 'VUC 14' })],
  answers: {
    'GET /api/scheduled-reports': SCHEDULES,
    'GET /api/scheduled-reports/1/runs': SCHEDULE_RUNS,
    'GET /api/scheduled-reports/2/runs': [],
    'GET /api/scheduled-reports/3/runs': [],
  },
};
