const SHEET_REPORTS: readonly string[] = ['route', 'events', 'summary', 'trips', 'stops'];

/** True when a report has a spreadsheet that mails may carry. */
export const isSheetReport = (type: string): boolean => SHEET_REPORTS.includes(type);
