import { scheduledReport } from '@rastro/sdk/contract';
import { listReportAreas } from '@rastro/sdk/domain';
import { refusePhrases } from '../../../request/refuse-field';
import type { OwnResource } from '../../../request/own-resource';
import type { Access } from '../../../ground/access/access';
import type { Identity } from '../../../ground/identity/identity';
import { createOwnCrud } from '../../../ground/own-resources/create-own-crud';
import { readSchedule } from './read-schedule';
import type { ReportRun, ReportRunStore } from './report-run-store';
import type { NewSchedule, ScheduledReportStore, StoredSchedule } from './scheduled-report-store';

interface ScheduledReportCallsOptions {
  reports: ScheduledReportStore;
  runs: ReportRunStore;
  access: Pick<Access, 'require'>;
  /** The recipients without an account here. */
  outsideOf: (userId: number, recipients: string) => Promise<readonly string[]>;
  /** Checks whether mail leaves this server. */
  hasMail: () => boolean;
}

/** Told of every report where nothing goes out. */
const NO_MAIL = 'MAIL_NOT_CONFIGURED';

/** State of a report on a server that sends no mail. */
const NO_RUNS = {
  nextAt: null,
  lastDueAt: null,
  lastStatus: '',
  lastError: NO_MAIL,
  retryAt: null,
};

/** `/scheduled-reports`: each account its own. */
export const createScheduledReportCalls = ({
  reports,
  runs,
  access,
  outsideOf,
  hasMail,
}: ScheduledReportCallsOptions): OwnResource<Identity> =>
  createOwnCrud(scheduledReport, {
    store: reports,
    async check(body, { userId }): Promise<NewSchedule> {
      const settings = readSchedule(body);
      // Asked again when it is made. Who may read it no more can still pause it.
      for (const area of settings.isPaused ? [] : listReportAreas(settings.kind)) {
        await access.require(userId, 'read', area);
      }
      return { ...settings, outside: await outsideOf(userId, settings.recipients) };
    },
    answer: (report: StoredSchedule) => ({
      ...report,
      deviceIds: report.deviceIds.length > 0 ? report.deviceIds : null,
      groupIds: report.groupIds.length > 0 ? report.groupIds : null,
      ...(hasMail() ? {} : NO_RUNS),
    }),
    calls: {
      async runs({ item }) {
        return (await runs.list(item.id)).map(toRunAnswer);
      },
      async sendNow({ item }) {
        if (!hasMail())
          throw refusePhrases({ status: 409, code: NO_MAIL }, [{ key: 'refusal.mail.off' }]);
        await runs.addNow(item);
      },
    },
  });

const toIso = (timeMs: number | null): string | null =>
  timeMs === null ? null : new Date(timeMs).toISOString();

const toRunAnswer = ({ dueAt, finishedAt, sentTo, retryAt, ...run }: ReportRun) => ({
  ...run,
  dueAt: toIso(dueAt),
  retryAt: toIso(retryAt),
  finishedAt: toIso(finishedAt),
  sentTo: sentTo.join(', '),
});
