import { HOUR_MS } from '@rastro/sdk/domain';
import { defineFeature } from '../feature';
import { createAskRecipients } from './ask-recipients';
import { createDeliverReport } from './deliver-report';
import { findOutside } from './find-outside';
import { OutsideRecipients } from './outside-recipients';
import { registerRecipientRoutes } from './recipient.routes';
import { ReportRunStore } from './report-run-store';
import { createReportScheduler, LOOK_EVERY_MS } from './report-scheduler';
import { createScheduledReportCalls } from './scheduled-report-calls';
import { ScheduledReportStore } from './scheduled-report-store';
import { isOn } from '../../mail/switched';

declare module '../feature' {
  interface Offers {
    /** Sends all reports that are due. */
    sendReports: () => Promise<void>;
  }
}

/** Reports that go out by themselves: the calls, and what sends them. */
export const scheduledReportsFeature = defineFeature({
  name: 'scheduled-reports',
  needs: ['past', 'access', 'throttle'],
  open(host, { past: upstream, access, throttle }) {
    const { config, database, brand, mail, budget, clock, log } = host;
    const { wordsOf, attributePrefix } = brand;
    const { geocoder } = host.places;
    const reports = new ScheduledReportStore(database, upstream.origin, clock);
    const runs = new ReportRunStore(database, upstream.origin, clock);
    const recipients = new OutsideRecipients(database, upstream.origin, clock);
    const scheduler =
      mail &&
      createReportScheduler({
        ...{ reports, runs, log },
        deliver: createDeliverReport({
          ...{ upstream, reports, runs, access, mail, budget, recipients },
          ...{ wordsOf, attributePrefix, geocoder, clock, log },
        }),
        askRecipients: createAskRecipients({ upstream, recipients, mail, budget, wordsOf, log }),
      });
    const calls = createScheduledReportCalls({
      ...{ reports, runs },
      outsideOf: (userId, given) => findOutside(upstream, userId, given),
      hasMail: () => isOn(mail),
      wake: () => (isOn(mail) ? scheduler?.wake() : undefined),
    });
    const sendReports = async (): Promise<void> => (isOn(mail) ? scheduler?.run() : undefined);
    return {
      offers: { sendReports },
      resources: { ScheduledReport: calls },
      routes: (door) => registerRecipientRoutes(door, { recipients, throttle }),
      jobs: [
        { name: 'send scheduled reports', everyMs: LOOK_EVERY_MS, run: sendReports },
        { name: 'forget old reports', everyMs: HOUR_MS, run: () => runs.sweep() },
      ],
      async start() {
        // No other server works on the engine's database.
        if (config.trackingUrl === undefined) await runs.release();
      },
      stop: async () => scheduler?.stop(),
    };
  },
});
