import type { FastifyBaseLogger } from 'fastify';
import type { ReportRun, ReportRunStore } from './report-run-store';
import type { ScheduledReportStore } from './scheduled-report-store';

interface SchedulerOptions {
  reports: Pick<ScheduledReportStore, 'listDue'>;
  runs: ReportRunStore;
  deliver: (run: ReportRun) => Promise<void>;
  /** Asks those outside who are new whether reports may come. */
  askRecipients: () => Promise<void>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** What sends reports when their time has come. */
export interface ReportScheduler {
  /** Looks for what is due, soon. */
  wake(): void;
  /** Sends all that is due; what cannot be sent is tried again later. */
  run(): Promise<void>;
  /** Begins nothing more; resolves once nothing is being sent. What waits, waits for the next start. */
  stop(): Promise<void>;
}

/** How often reports that are due are looked for. */
export const LOOK_EVERY_MS = 15_000;

/** Looks for reports whose time has come, and sends them one after the other: each fills memory while it is made. */
export function createReportScheduler({
  reports,
  runs,
  deliver,
  askRecipients,
  log,
}: SchedulerOptions): ReportScheduler {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopping = false;

  const once = async (): Promise<void> => {
    await askRecipients();
    for (const report of await reports.listDue()) await runs.addDue(report);
    while (!isStopping) {
      const run = await runs.claim();
      if (run === undefined) return;
      await deliver(run);
    }
  };
  const runUntilQuiet = async (): Promise<void> => {
    try {
      do {
        isAskedAgain = false;
        await once();
      } while (isAskedAgain && !isStopping);
    } finally {
      running = undefined;
    }
  };
  const run = async (): Promise<void> => {
    if (isStopping) return;
    isAskedAgain = true;
    return (running ??= runUntilQuiet());
  };
  const wake = (): void => {
    run().catch((error: unknown) => log.error({ err: error }, 'Reports could not be sent'));
  };
  return {
    wake,
    run,
    async stop() {
      isStopping = true;
      await running;
    },
  };
}
