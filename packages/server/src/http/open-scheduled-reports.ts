import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database';
import type { Access } from '../features/access/access';
import type { BrandSource } from '../features/branding/brand-source';
import type { Identity } from '../features/identity/identity';
import type { Geocoder } from '../features/places/geocoder';
import { createDeliverReport } from '../features/scheduled-reports/deliver-report';
import { createAskRecipients } from '../features/scheduled-reports/ask-recipients';
import { findOutside } from '../features/scheduled-reports/find-outside';
import { OutsideRecipients } from '../features/scheduled-reports/outside-recipients';
import { createReportScheduler } from '../features/scheduled-reports/report-scheduler';
import { ReportRunStore } from '../features/scheduled-reports/report-run-store';
import { createScheduledReportCalls } from '../features/scheduled-reports/scheduled-report-calls';
import { ScheduledReportStore } from '../features/scheduled-reports/scheduled-report-store';
import type { MailSettings } from '../mail/mail-settings';
import type { DailyBudget } from '../providers/daily-budget';
import type { OwnResource } from '../request/own-resource';
import type { Upstream } from '../upstream/upstream';

interface ScheduledReportsOptions {
  database: Database;
  upstream: Upstream;
  access: Access;
  brand: BrandSource;
  /** Undefined without a mail server: nothing goes out then. */
  mail: MailSettings | undefined;
  /** What an account may have sent a day; undefined for any number. */
  budget: DailyBudget | undefined;
  /** Undefined where this server looks no addresses up. */
  geocoder: Geocoder | undefined;
  /** No other server works on this database. */
  isAlone: boolean;
  clock: () => number;
  log: FastifyBaseLogger;
}

/** Reports that go out by themselves: the calls, and what sends them. */
export interface ScheduledReports {
  calls: OwnResource<Identity>;
  recipients: OutsideRecipients;
  /** Sends all that is due. */
  run(): Promise<void>;
  /** From now on, by itself. */
  start(): Promise<void>;
  stop(): Promise<void>;
  sweep(): Promise<void>;
}

/** Opens them. */
export function openScheduledReports(options: ScheduledReportsOptions): ScheduledReports {
  const { database, upstream, access, brand, mail, budget } = options;
  const { geocoder, isAlone, clock, log } = options;
  const reports = new ScheduledReportStore(database, upstream.origin, clock);
  const runs = new ReportRunStore(database, upstream.origin, clock);
  const recipients = new OutsideRecipients(database, upstream.origin, clock);
  const { wordsOf, attributePrefix } = brand;
  const deliver =
    mail &&
    createDeliverReport({
      ...{ upstream, reports, runs, access, mail, budget, recipients },
      ...{ wordsOf, attributePrefix, geocoder, clock, log },
    });
  const askRecipients =
    mail && createAskRecipients({ upstream, recipients, mail, budget, wordsOf, log });
  const scheduler =
    deliver &&
    askRecipients &&
    createReportScheduler({ reports, runs, deliver, askRecipients, log });
  return {
    recipients,
    calls: createScheduledReportCalls({
      reports,
      runs,
      outsideOf: (userId, given) => findOutside(upstream, userId, given),
      hasMail: mail !== undefined,
      wake: () => scheduler?.wake(),
    }),
    run: async () => scheduler?.run(),
    async start() {
      if (isAlone) await runs.release();
      scheduler?.start();
    },
    stop: async () => scheduler?.stop(),
    sweep: () => runs.sweep(),
  };
}
