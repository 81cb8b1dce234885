import { isTimeZone } from '../user/resolve-account-units';
import { MAX_NAMED_VEHICLES } from '../report/report-view';
import { MAIL_ADDRESS } from '../user/mail-address';
import type { Phrase } from '../words/phrase';
import type { ReportTiming } from './next-run';

/** To how many addresses one report goes. */
export const MAX_REPORT_RECIPIENTS = 20;

/** Max number of scheduled reports of an account. */
export const MAX_SCHEDULED_REPORTS = 50;

const MAX_NAME_LENGTH = 128;
const MAX_ADDRESS_LENGTH = 254;

/** The addresses of a text, each once, as they are written with commas, semicolons, spaces or lines between. */
export function parseRecipients(text: string): string[] {
  const known = new Map(
    text
      .split(/[\s,;]+/)
      .filter((part) => part !== '')
      .map((part) => [part.toLowerCase(), part]),
  );
  return [...known.values()];
}

/** A report that is to go out by itself, as far as something can be wrong with it. */
export interface ScheduleDraft extends ReportTiming {
  name: string;
  /** Addresses, with anything between. */
  recipients: string;
  deviceIds: readonly number[];
  groupIds: readonly number[];
}

/** Problem of a scheduled report, and the field it concerns. */
export interface ScheduleProblem {
  field: 'name' | 'recipients' | 'deviceIds' | 'weekday' | 'monthDay' | 'minuteOfDay' | 'timeZone';
  words: Phrase;
}

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

function findRecipientProblem(text: string): Phrase | null {
  const addresses = parseRecipients(text);
  if (addresses.length === 0) return { key: 'schedule.problem.noRecipient' };
  if (addresses.length > MAX_REPORT_RECIPIENTS) {
    return { key: 'schedule.problem.manyRecipients', params: { count: MAX_REPORT_RECIPIENTS } };
  }
  const wrong = addresses.find((one) => one.length > MAX_ADDRESS_LENGTH || !MAIL_ADDRESS.test(one));
  return wrong === undefined
    ? null
    : { key: 'schedule.problem.recipient', params: { address: wrong } };
}

/** Finds the problem of a scheduled report; null if there is none. */
export function findScheduleProblem(draft: ScheduleDraft): ScheduleProblem | null {
  const name = draft.name.trim();
  if (name === '' || name.length > MAX_NAME_LENGTH) {
    return { field: 'name', words: { key: 'schedule.problem.name' } };
  }
  const recipients = findRecipientProblem(draft.recipients);
  if (recipients) return { field: 'recipients', words: recipients };
  if (draft.deviceIds.length + draft.groupIds.length > MAX_NAMED_VEHICLES) {
    const params = { count: MAX_NAMED_VEHICLES };
    return { field: 'deviceIds', words: { key: 'schedule.problem.manyVehicles', params } };
  }
  const timing: ScheduleProblem['words'] = { key: 'schedule.problem.time' };
  if (!isWhole(draft.minuteOfDay, 0, 1439)) return { field: 'minuteOfDay', words: timing };
  if (!isWhole(draft.weekday, 1, 7)) return { field: 'weekday', words: timing };
  if (!isWhole(draft.monthDay, 1, 31)) return { field: 'monthDay', words: timing };
  return isTimeZone(draft.timeZone)
    ? null
    : { field: 'timeZone', words: { key: 'schedule.problem.zone' } };
}
