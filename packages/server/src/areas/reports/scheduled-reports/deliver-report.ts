import { isTrackingError } from '@rastro/sdk/client';
import { DAY_MS, listReportAreas, normalizeSignInName, parseRecipients } from '@rastro/sdk/domain';
import { ReportTooLong } from '@rastro/sdk/export';
import type { FastifyBaseLogger } from 'fastify';
import type { WorkKind } from '../../../db/work-queue/work-kind';
import { DeliveryError } from '../../../mail/delivery-error';
import { type MailSettings, readOrigin } from '../../../mail/mail-settings';
import { renderMail } from '../../../mail/render-mail';
import { ApiError } from '../../../request/api-error';
import type { DailyBudget } from '../../../providers/daily-budget';
import type { ReaderOf } from '../../../text/reader';
import type { WordsFor } from '../../../text/words-for';
import type { Upstream } from '../../../upstream/upstream';
import type { Access } from '../../../ground/access/access';
import type { ReadLog } from '../../../ground/logs/read-log';
import type { DriveStore } from '../../drivers/drive-store';
import type { Places } from '../../../ground/places/open-places';
import { composeScheduledMail } from './compose-scheduled-mail';
import { type MadeReport, makeReportFile } from './make-report-file';
import { createOwnClient } from '../../../ground/identity/own-client';
import type { OutsideRecipients } from './outside-recipients';
import type { ReportRun, ReportRunStore, ReportWork } from './report-run-store';
import {
  REPORT_RUN,
  type ScheduledReportStore,
  type StoredSchedule,
} from './scheduled-report-store';

/** Dependencies of sending a report. */
export interface DeliverOptions {
  upstream: Pick<Upstream, 'send' | 'origin'>;
  reports: ScheduledReportStore;
  runs: ReportRunStore;
  drives: Pick<DriveStore, 'list'>;
  readLog: Pick<ReadLog, 'note'>;
  access: Pick<Access, 'require'>;
  mail: MailSettings;
  /** Max messages sent for an account a day; undefined means unlimited. */
  budget: DailyBudget | undefined;
  recipients: Pick<OutsideRecipients, 'findSilent'>;
  wordsFor: WordsFor;
  readerOf: ReaderOf;
  attributePrefix: string;
  places: Pick<Places, 'geocoder'>;
  clock: () => number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Max size of a file, as in the engine's mails: most servers take 10 MB, and a file grows by a
 * third in transit.
 */
const MAX_FILE_BYTES = 7_000_000;
/** Time after which an unsent report is given up, in ms. */
const GIVE_UP_AFTER_MS = 3 * DAY_MS;

/** An address outside that has not said yes. */
const UNCONFIRMED = 'RECIPIENT_UNCONFIRMED';
const OVER = 'DAILY_LIMIT_REACHED';

const SIGNED_OUT = 'HTTP_401_UNAUTHORIZED';

/** A refusal that another try does not change, as a code; undefined where it may. */
function toRefusalCode(error: unknown): string | undefined {
  if (error instanceof ReportTooLong) return 'REPORT_TOO_LONG';
  if (error instanceof ApiError) return error.status < 500 ? error.code : undefined;
  if (!isTrackingError(error)) return undefined;
  return error.status !== undefined && error.status < 500 ? error.code : undefined;
}

/** Returns the reason for a failure to show; the mail server's address stays private. */
const tellOf = (error: unknown): string =>
  error instanceof DeliveryError && error.problem === 'away' ? 'MAIL_AWAY' : reasonOf(error);

const reasonOf = (error: unknown): string =>
  error instanceof ApiError || isTrackingError(error)
    ? error.code
    : error instanceof Error
      ? error.message
      : String(error);

/** A report that did not go out; `isLast`: it is not tried again by itself. */
class NotSent extends Error {
  constructor(
    reason: string,
    readonly isLast: boolean,
  ) {
    super(reason);
  }
}

/** Makes the file of a report, in the name of its account. */
function createMake(options: DeliverOptions) {
  const { upstream, drives, access, mail, wordsFor, readerOf, attributePrefix, places, clock } =
    options;
  return async (report: StoredSchedule, run: ReportRun): Promise<MadeReport> => {
    for (const area of listReportAreas(report.kind)) {
      await access.require(report.userId, 'read', area);
    }
    const client = createOwnClient(upstream, report.userId, attributePrefix);
    const brand = await mail.brand(report.userId);
    const wordsOf = await wordsFor(report.userId);
    const geocoder = places.geocoder();
    return makeReportFile(report, run.dueAt, {
      client,
      drives,
      brand,
      wordsOf,
      readerOf,
      nowMs: clock(),
      findAddress:
        geocoder &&
        ((place) => geocoder.findAddress(place, { asker: `report of ${report.userId}` })),
    });
  };
}

/** Sends a report to its addresses; answers why some will never take it, and throws where they may. */
function createSendAll({ runs, mail, budget, recipients }: DeliverOptions) {
  return async (report: StoredSchedule, run: ReportRun, made: MadeReport) => {
    const brand = await mail.brand(report.userId);
    const { attachment, words } = made;
    const most = mail.largestSheetBytes ?? MAX_FILE_BYTES;
    const isAttached = attachment.content.length <= most;
    const content = composeScheduledMail(report, made, {
      product: brand.title,
      origin: await readOrigin(mail, report.userId),
      isAttached,
    });
    const rendered = renderMail(content, brand, words.locale);
    const attachments = [...(rendered.attachments ?? []), ...(isAttached ? [attachment] : [])];
    const refused: string[] = [];
    const silent = await recipients.findSilent(report.userId);
    for (const address of parseRecipients(report.recipients)) {
      if (run.sentTo.includes(address)) continue;
      const to = { name: '', address };
      // The same for each try, so that a second one can be told from a second mail.
      const reference = `report-${run.id}-${Buffer.from(address).toString('hex')}`;
      if (silent.has(normalizeSignInName(address))) {
        refused.push(UNCONFIRMED);
        continue;
      }
      if ((await budget?.take('mail', report.userId)) === 'over') {
        refused.push(OVER);
        continue;
      }
      try {
        await mail.mailer.send({ ...rendered, by: report.userId, to, reference, attachments });
        await runs.addSent(run.id, address);
      } catch (error) {
        await budget?.giveBack('mail', report.userId);
        if (!(error instanceof DeliveryError) || error.problem !== 'refused') throw error;
        refused.push(`${address}: ${error.message}`);
      }
    }
    return refused;
  };
}

/** Sending a report as a kind of work: to each address once, one report after the other, as each fills memory while it is made. */
export function createDeliverReport(options: DeliverOptions): WorkKind {
  const { upstream, reports, runs, readLog, mail, clock, log } = options;
  const make = createMake(options);
  const sendAll = createSendAll(options);

  const later = async (report: StoredSchedule, run: ReportRun, error: unknown): Promise<never> => {
    const told = tellOf(error);
    log.warn({ runId: run.id, attempts: run.attempts, reason: reasonOf(error) }, 'A report waits');
    const isLast = clock() - run.dueAt >= GIVE_UP_AFTER_MS;
    if (isLast) {
      await runs.finish(run.id, { status: 'failed', rowCount: 0, error: told });
      // Nobody comes back to it: its account is gone, or has signed in for days no more.
      if (reasonOf(error) === SIGNED_OUT) await reports.pause(report);
    } else await runs.putOff(run.id, told);
    throw new NotSent(told, isLast);
  };

  const deliver = async ({ runId }: ReportWork): Promise<void> => {
    const run = await runs.begin(runId);
    const report = run && (await reports.findAny(run.reportId));
    if (!run || !report) return;
    try {
      // A mail server that is away is asked before a report is made for nothing.
      if (run.attempts > 1) await mail.mailer.verify(report.userId);
      const made = await make(report, run);
      await readLog.note({
        action: 'read-scheduled',
        call: report.kind,
        period: made.period,
        address: '',
        userId: report.userId,
        asUserId: report.userId,
        deviceIds: report.deviceIds,
        groupIds: report.groupIds,
        opened: { objectType: 'scheduledReport', objectId: report.id, objectName: report.name },
      });
      const refused = await sendAll(report, run, made);
      const all = parseRecipients(report.recipients).length;
      const status = refused.length === 0 ? 'sent' : refused.length < all ? 'partly' : 'failed';
      const { rowCount } = made;
      await runs.finish(run.id, { status, rowCount, error: [...new Set(refused)].join('; ') });
    } catch (error) {
      const code = toRefusalCode(error);
      // A tracking server elsewhere is asked by who signs in: the next sign-in mends it.
      if (code === undefined || code === SIGNED_OUT) return later(report, run, error);
      log.warn({ runId: run.id, code }, 'A report cannot be made');
      await runs.finish(run.id, { status: 'failed', rowCount: 0, error: code });
    }
  };

  return {
    name: REPORT_RUN,
    isOurs: (lane) => lane === upstream.origin,
    isFree: () => true,
    // A run says itself when it waited for too long.
    giveUpAfterMs: Number.POSITIVE_INFINITY,
    openLane: () => Promise.resolve(({ payload }) => deliver(payload as ReportWork)),
    explain: (error) => ({
      problem: error instanceof NotSent && error.isLast ? 'refused' : 'failed',
    }),
  };
}
