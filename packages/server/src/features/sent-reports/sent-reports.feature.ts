import { defineFeature } from '../feature';
import { registerSentReportRoutes } from './sent-reports.routes';

/** Reports that were too large for their mail. */
export const sentReportsFeature = defineFeature({
  name: 'sent-reports',
  open: ({ upstream, consoleDir, brand }) => ({
    routes: (door) =>
      registerSentReportRoutes(door, {
        upstream,
        hasConsole: consoleDir !== undefined,
        wordsOf: brand.wordsOf,
      }),
  }),
});
