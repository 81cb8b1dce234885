import {
  listCalendarEvents,
  readCalendarLines,
  writeCalendarLines,
  type CalendarLine,
} from './calendar-lines';
import { formatScheduleRule, formatScheduleTime, readSchedule, type Schedule } from './schedule';

/** An event of a calendar: what the form shows of it, or undefined where it says more than that. */
export interface CalendarEntry {
  schedule: Schedule | undefined;
}

/** The events of a base64 iCalendar text, in order. */
export function listCalendarEntries(data: string): CalendarEntry[] {
  const lines = readCalendarLines(data);
  // A calendar that was called off, and series of which single occurrences were changed, say more together than apart.
  const isCancelled = lines.some(
    ({ name, value }) => name === 'METHOD' && value.trim().toUpperCase() === 'CANCEL',
  );
  const events = listCalendarEvents(lines).map(({ own }) => own.map((place) => lines[place]!));
  const find = (event: readonly CalendarLine[], named: string) =>
    event.find(({ name }) => name === named)?.value;
  const changed = new Set(
    events.filter((event) => find(event, 'RECURRENCE-ID')).map((event) => find(event, 'UID')),
  );
  return events.map((event) => ({
    schedule: isCancelled || changed.has(find(event, 'UID')) ? undefined : readSchedule(event),
  }));
}

const endOf = ({ raw }: CalendarLine): string => (raw.endsWith('\r\n') ? '\r\n' : '\n');

/** Writes a schedule over that of the event at a place, and leaves all else of it as it is. */
export function changeCalendarEntry(data: string, place: number, next: Schedule): string {
  const lines = readCalendarLines(data);
  const event = listCalendarEvents(lines)[place];
  const before = listCalendarEntries(data)[place]?.schedule;
  if (!event || !before) return data;
  const written = lines.map(({ raw }) => ({ raw }));
  const at = (name: string) => event.own.find((each) => lines[each]!.name === name);
  const write = (name: string, value: string): void => {
    const line = at(name);
    if (line === undefined) return;
    written[line] = { raw: `${lines[line]!.head}:${value}${endOf(lines[line]!)}` };
  };
  if (next.startMs !== before.startMs) {
    write('DTSTART', formatScheduleTime(next.startMs, before.zone));
  }
  if (next.endMs !== before.endMs) write('DTEND', formatScheduleTime(next.endMs, before.zone));
  const rule = formatScheduleRule({ ...next, zone: before.zone });
  if (rule !== formatScheduleRule(before)) {
    const line = at('RRULE');
    if (line === undefined) {
      const close = lines[event.to]!;
      written[event.to] = { raw: `RRULE:${rule}${endOf(lines[event.from]!)}${close.raw}` };
    } else if (rule === undefined) written[line] = { raw: '' };
    else write('RRULE', rule);
  }
  return writeCalendarLines(written);
}

/** Takes the event at a place out. */
export function removeCalendarEntry(data: string, place: number): string {
  const lines = readCalendarLines(data);
  const event = listCalendarEvents(lines)[place];
  if (!event) return data;
  return writeCalendarLines([...lines.slice(0, event.from), ...lines.slice(event.to + 1)]);
}

/** Identifier of a new event, and the time it was made. */
export interface NewEntry {
  uid: string;
  nowMs: number;
}

/** Adds an event; an empty text becomes a calendar. */
export function addCalendarEntry(data: string, schedule: Schedule, entry: NewEntry): string {
  const { zone, startMs, endMs } = schedule;
  const tzid = zone === 'UTC' ? '' : `;TZID=${zone}`;
  const rule = formatScheduleRule(schedule);
  const event = [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${formatScheduleTime(entry.nowMs, 'UTC')}`,
    `DTSTART${tzid}:${formatScheduleTime(startMs, zone)}`,
    `DTEND${tzid}:${formatScheduleTime(endMs, zone)}`,
    ...(rule === undefined ? [] : [`RRULE:${rule}`]),
    'END:VEVENT',
  ].map((raw) => ({ raw: `${raw}\r\n` }));
  const lines = readCalendarLines(data);
  const last = lines.findLastIndex(
    ({ name, value }) => name === 'END' && value.trim().toUpperCase() === 'VCALENDAR',
  );
  if (last >= 0) {
    return writeCalendarLines([...lines.slice(0, last), ...event, ...lines.slice(last)]);
  }
  const open = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//calendar//EN'];
  return writeCalendarLines([
    ...open.map((raw) => ({ raw: `${raw}\r\n` })),
    ...event,
    { raw: 'END:VCALENDAR\r\n' },
  ]);
}
