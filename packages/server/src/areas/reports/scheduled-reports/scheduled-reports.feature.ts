import { HOUR_MS } from '@rastro/sdk/domain';
import { defineFeature } from '../../../ground/feature';
import { createWorkQueue, type WorkQueue } from '../../../db/work-queue/work-queue';
import { createAskRecipient } from './ask-recipient';
import { createDeliverReport } from './deliver-report';
import { findOutside } from './find-outside';
import { OutsideRecipients } from './outside-recipients';
import { registerRecipientRoutes } from './recipient.routes';
import { ReportRunStore } from './report-run-store';
import { createScheduledReportCalls } from './scheduled-report-calls';
import { ScheduledReportStore } from './scheduled-report-store';
import { isOn } from '../../../mail/switched';

declare module '../../../ground/feature' {
  interface Offers {
    /** Sends all reports that are due. */
    sendReports: () => Promise<void>;
  }
}

/** Interval between checks for due reports, in ms. */
const LOOK_EVERY_MS = 15_000;

/** Reports that go out by themselves: the calls, and what sends them. */
export const scheduledReportsFeature = defineFeature({
  name: 'scheduled-reports',
  needs: ['past', 'access', 'throttle', 'drives', 'readLog'],
  open(host, { past: upstream, access, throttle, drives, readLog }) {
    const { config, database, brand, mail, budget, clock, log } = host;
    const { wordsFor, readerOf, attributePrefix } = brand;
    const { places } = host;
    const { origin } = upstream;
    const enqueue: WorkQueue['add'] = (unit, entries) => queue.add(unit, entries);
    const stored = { db: database, origin, enqueue, clock };
    const recipients = new OutsideRecipients(stored);
    const reports = new ScheduledReportStore(database, origin, { recipients, clock });
    const runs = new ReportRunStore(stored);
    const queue = createWorkQueue({
      db: database,
      clock,
      log,
      kinds: mail
        ? [
            createAskRecipient({ upstream, access, recipients, mail, budget, wordsFor, origin }),
            createDeliverReport({
              upstream,
              reports,
              runs,
              drives,
              readLog,
              access,
              mail,
              budget,
              recipients,
              wordsFor,
              readerOf,
              attributePrefix,
              places,
              clock,
              log,
            }),
          ]
        : [],
      // No other server works on the engine's database.
      isAlone: config.trackingUrl === undefined,
    });
    const calls = createScheduledReportCalls({
      reports,
      runs,
      access,
      outsideOf: (userId, given) => findOutside(upstream, userId, given),
      hasMail: () => isOn(mail),
    });
    const sendReports = async (): Promise<void> => {
      if (!isOn(mail)) return;
      for (const report of await reports.listDue()) await runs.addDue(report);
      await queue.run();
    };
    return {
      offers: { sendReports },
      resources: { ScheduledReport: calls },
      routes: (door) => registerRecipientRoutes(door, { recipients, throttle }),
      jobs: [{ name: 'send scheduled reports', everyMs: LOOK_EVERY_MS, run: sendReports }],
      sweeps: [
        { name: 'forget old reports', everyMs: HOUR_MS, forget: (nowMs) => runs.sweep(nowMs) },
      ],
      start: queue.start,
      stop: queue.stop,
    };
  },
});
