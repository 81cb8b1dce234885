/** A spreadsheet. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** True when the client named the type itself. */
export const asksFor = (accept: string | undefined, type: string): boolean =>
  accept !== undefined && accept.toLowerCase().includes(type);
