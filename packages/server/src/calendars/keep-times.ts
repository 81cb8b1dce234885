import { CalendarProblem } from './calendar-problem';

/** Names of lines that say when something is, and of the parts they stand in. */
const KEPT = new Set(
  (
    'BEGIN END VERSION METHOD X-WR-TIMEZONE X-LIC-LOCATION TZID TZOFFSETFROM TZOFFSETTO DTSTART DTEND DURATION ' +
    'RRULE EXRULE RDATE EXDATE RECURRENCE-ID SEQUENCE STATUS SUMMARY UID'
  ).split(' '),
);
/** Characters of such lines; they are read at once. */
const MAX_CHARACTERS = 64_000;
const INTERVAL = /^[^:]*:(?:.*;)?INTERVAL=([^;]*)/i;

function checkInterval(line: string): void {
  const interval = INTERVAL.exec(line)?.[1];
  if (interval === undefined || /^0*[1-9]\d{0,8}$/.test(interval.trim())) return;
  const found = interval.slice(0, 20);
  const said = { code: 'interval' as const, params: { found } };
  throw new CalendarProblem(`A rule repeats by INTERVAL=${found}; write 1 or more`, said);
}

/** The lines of an iCalendar text that say when, unfolded. Throws for more of them than are read, and for an absurd interval. */
export function keepTimes(text: string): string {
  const lines = text
    .replace(/\n[ \t]/g, '')
    .split('\n')
    .filter((line) => KEPT.has((/^[^;:]*/.exec(line)?.[0] ?? '').trim().toUpperCase()));
  const kept = lines.join('\n');
  if (kept.length > MAX_CHARACTERS) {
    throw new CalendarProblem(
      `It has more than ${MAX_CHARACTERS} characters that say when; write a shorter one`,
      { code: 'size', params: { most: MAX_CHARACTERS } },
    );
  }
  for (const line of lines) if (/^RRULE/i.test(line)) checkInterval(line);
  return kept;
}
