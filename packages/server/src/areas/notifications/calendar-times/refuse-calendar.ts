import type { Phrase } from '@rastro/sdk/domain';
import { CalendarProblem } from '../../../calendars/calendar-problem';
import type { ApiError } from '../../../request/api-error';
import { ofField, refusePhrases } from '../../../request/refuse-field';

const MAX_LENGTH = 400;

/** The refusal of a calendar that cannot be read, with the event and the reason where that is known. */
export function refuseCalendar(error: unknown): ApiError {
  const why = error instanceof Error ? error.message : String(error);
  const message = `The calendar cannot be read: ${why.slice(0, MAX_LENGTH)}.`;
  const says: Phrase[] = [{ key: 'refusal.calendar.unreadable' }];
  if (error instanceof CalendarProblem) {
    const { code, params = {}, event } = error.said;
    if (event) says.push({ key: 'refusal.calendar.event', params: { ...event } });
    says.push({ key: `refusal.calendar.${code}`, params });
  }
  return refusePhrases(ofField('data'), says, message);
}
