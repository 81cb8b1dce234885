import { defineFeature } from '../../../ground/feature';
import { registerSentReportRoutes } from './sent-reports.routes';

/** Reports that were too large for their mail. */
export const sentReportsFeature = defineFeature({
  name: 'sent-reports',
  needs: ['readLog'],
  open: ({ upstream, consoleDir, brand }, { readLog }) => ({
    routes: (door) =>
      registerSentReportRoutes(door, {
        upstream,
        readLog,
        hasConsole: consoleDir !== undefined,
        wordsOf: brand.wordsOf,
      }),
  }),
});
