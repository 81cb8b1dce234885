/** A property of a calendar: its line as it stands in the file, with those that it goes on in. */
export interface CalendarLine {
  raw: string;
  /** In capitals, without parameters. */
  name: string;
  /** Name and parameters, as written. */
  head: string;
  value: string;
}

/** An event of a calendar, by the places of its lines. */
export interface CalendarEvent {
  /** Index of its `BEGIN` line. */
  from: number;
  /** Index of its `END` line. */
  to: number;
  /** The places of its own properties, not those of its alarms. */
  own: readonly number[];
}

/** The value begins at the first colon that stands in no quotes. */
const PARTS = /^((?:"[^"]*"|[^":])*):(.*)$/s;

function readLine(raw: string): CalendarLine {
  const written = raw.replace(/\r?\n[ \t]/g, '').replace(/\r?\n$/, '');
  const [, head = '', value = ''] = PARTS.exec(written) ?? [];
  return { raw, head, value, name: head.split(';', 1)[0]!.trim().toUpperCase() };
}

/** The lines of a base64 iCalendar text, each character a byte of it, so that no byte of what is not touched changes. */
export function readCalendarLines(data: string): CalendarLine[] {
  let bytes: string;
  try {
    bytes = atob(data);
  } catch {
    return [];
  }
  return (bytes.match(/[^\n]*(?:\n[ \t][^\n]*)*(?:\n|$)/g) ?? []).filter(Boolean).map(readLine);
}

/** The base64 of lines. */
export const writeCalendarLines = (lines: readonly Pick<CalendarLine, 'raw'>[]): string =>
  btoa(lines.map(({ raw }) => raw).join(''));

/** The events of a calendar, in order. */
export function listCalendarEvents(lines: readonly CalendarLine[]): CalendarEvent[] {
  const events: CalendarEvent[] = [];
  let from = -1;
  let depth = 0;
  let own: number[] = [];
  for (const [place, { name, value }] of lines.entries()) {
    const isEvent = value.trim().toUpperCase() === 'VEVENT';
    if (from < 0) {
      if (name === 'BEGIN' && isEvent) [from, depth, own] = [place, 0, []];
    } else if (name === 'BEGIN') depth += 1;
    else if (name === 'END' && isEvent && depth === 0) {
      events.push({ from, to: place, own });
      from = -1;
    } else if (name === 'END') depth -= 1;
    else if (depth === 0) own.push(place);
  }
  return events;
}
