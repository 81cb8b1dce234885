import { type Calendar, parseCalendar } from '../../calendars/calendar';
import { refuseCalendar } from '../../areas/notifications/calendar-times/refuse-calendar';
import { refuseField } from '../../request/refuse-field';
import type { GateRow } from './gate-row';

type Check = NonNullable<GateRow['check']>;

/** Refuses a calendar that cannot be read, or in which nothing ever happens. */
export const checkCalendar: Check = ({ data }) => {
  if (data === undefined) return;
  let calendar: Calendar;
  try {
    calendar = parseCalendar(String(data));
  } catch (error) {
    throw refuseCalendar(error);
  }
  if (calendar.happens) return;
  throw refuseField('data', 'refusal.calendar.empty');
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
  throw refuseField('calendarId', 'refusal.calendar.over');
};
