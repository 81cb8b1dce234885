import { ApiError, wordsOf } from '../../request/api-error';
import type { OwnResource } from '../../request/own-resource';
import type { UpstreamResponse } from '../../upstream/upstream';
import type { Identity } from '../identity/identity';
import { readSchedule } from './read-schedule';
import type { ReportRun, ReportRunStore } from './report-run-store';
import type { ScheduledReportStore, StoredSchedule } from './scheduled-report-store';

interface ScheduledReportCallsOptions {
  reports: ScheduledReportStore;
  runs: ReportRunStore;
  /** The recipients without an account here. */
  outsideOf: (userId: number, recipients: string) => Promise<readonly string[]>;
  /** Whether mail leaves this server. */
  hasMail: boolean;
  /** Something may be due now. */
  wake: () => void;
}

/** `/scheduled-reports`: each account its own. */
export function createScheduledReportCalls({
  reports,
  runs,
  outsideOf,
  hasMail,
  wake,
}: ScheduledReportCallsOptions): OwnResource<Identity> {
  const require = async (userId: number, path: string): Promise<StoredSchedule> => {
    const report = await reports.find(Number(path.split('/')[2]));
    if (report?.userId !== userId) throw new ApiError(404, 'NOT_FOUND', wordsOf('NOT_FOUND'));
    return report;
  };
  const toAnswer = (report: StoredSchedule): Record<string, unknown> =>
    describe(hasMail ? report : { ...report, nextAt: null, last: null }, hasMail);
  const answer = async (userId: number, id: number) =>
    json(toAnswer(await require(userId, `/scheduled-reports/${id}`)));
  const update = async (report: StoredSchedule, body: unknown) => {
    const settings = readSchedule(body);
    await reports.update(report, settings, await outsideOf(report.userId, settings.recipients));
    wake();
    return answer(report.userId, report.id);
  };

  return {
    async send({ method, path, body }, { userId }) {
      if (path === '/scheduled-reports') {
        if (method === 'GET') return json((await reports.list(userId)).map(toAnswer));
        const settings = readSchedule(body);
        const outside = await outsideOf(userId, settings.recipients);
        const id = await reports.create(userId, settings, outside);
        wake();
        return answer(userId, id);
      }
      const report = await require(userId, path);
      if (path.endsWith('/runs')) return json((await runs.list(report.id)).map(toRunAnswer));
      if (path.endsWith('/send')) {
        if (!hasMail) throw new ApiError(409, NO_MAIL, 'This server sends no e-mail.');
        await runs.addNow(report.id);
        wake();
        return NOTHING;
      }
      if (method === 'GET') return json(toAnswer(report));
      if (method === 'PUT') return update(report, body);
      await reports.delete(report.id);
      return NOTHING;
    },
    async change(path, merge, { userId }) {
      const report = await require(userId, path);
      return update(report, merge(toAnswer(report)));
    },
  };
}

/** Told of every report where nothing goes out. */
const NO_MAIL = 'MAIL_NOT_CONFIGURED';
const NOTHING: UpstreamResponse = { status: 204, body: null };

const json = (value: unknown): UpstreamResponse => ({ status: 200, body: JSON.stringify(value) });

const toIso = (timeMs: number | null): string | null =>
  timeMs === null ? null : new Date(timeMs).toISOString();

const describe = ({ id, settings, nextAt, last }: StoredSchedule, hasMail: boolean) => ({
  ...settings,
  id,
  deviceIds: settings.deviceIds.length > 0 ? settings.deviceIds : null,
  groupIds: settings.groupIds.length > 0 ? settings.groupIds : null,
  nextAt: toIso(nextAt),
  lastDueAt: toIso(last?.dueAt ?? null),
  lastStatus: last?.status ?? '',
  lastError: hasMail ? (last?.error ?? '') : NO_MAIL,
  retryAt: toIso(last?.retryAt ?? null),
});

const toRunAnswer = ({ dueAt, finishedAt, sentTo, retryAt, ...run }: ReportRun) => ({
  ...run,
  dueAt: toIso(dueAt),
  retryAt: toIso(retryAt),
  finishedAt: toIso(finishedAt),
  sentTo: sentTo.join(', '),
});
