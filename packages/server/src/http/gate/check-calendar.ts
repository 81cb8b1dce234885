import { type Calendar, parseCalendar } from '../../calendars/calendar';
import { ApiError } from '../../request/api-error';
import type { GateRow } from './gate-row';

type Check = NonNullable<GateRow['check']>;

const refuse = (field: string, message: string): ApiError =>
  new ApiError(422, 'FIELD_INVALID', message, { field });

/** Refuses a calendar that cannot be read, or in which nothing ever happens. */
export const checkCalendar: Check = ({ data }) => {
  if (data === undefined) return;
  let calendar: Calendar;
  try {
    calendar = parseCalendar(String(data));
  } catch (error) {
    const why = (error as Error).message.slice(0, 400);
    throw refuse('data', `The calendar cannot be read: ${why}.`);
  }
  if (calendar.happens) return;
  throw refuse(
    'data',
    'Nothing ever happens in this calendar: it has no event that lasts and is not cancelled. Add one, with its end (DTEND).',
  );
};

/** Refuses to give a device a calendar in which nothing happens any more: none of its positions would be kept. */
export const checkGivenCalendar: Check = async ({ calendarId }, { read, nowMs }) => {
  if (!calendarId) return;
  const data = (await read(`/calendars/${Number(calendarId)}`))?.['data'];
  if (typeof data !== 'string') return;
  let calendar: Calendar;
  try {
    calendar = parseCalendar(data);
  } catch {
    // Taken elsewhere, and read there in its own way.
    return;
  }
  if (calendar.happensAfter(nowMs)) return;
  throw refuse(
    'calendarId',
    'Nothing happens in this calendar from now on: no position of the vehicle would be kept. Choose another, or none.',
  );
};
