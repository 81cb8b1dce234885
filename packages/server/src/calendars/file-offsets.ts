import ICAL from 'ical.js';
import { readRule } from './rule';
import { OutOfStepsError, type Steps } from '../bounds/steps';
import { walkRule } from './walk-rule';
import { CalendarProblem } from './calendar-problem';

/** Nobody asks for what was before, and after the last year a zone keeps its clocks as they are then. */
const FIRST_MS = Date.UTC(1969, 0);
const LAST_MS = Date.UTC(2100, 0);

interface Change {
  ms: number;
  offsetMs: number;
}

const toMs = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

const readOffset = (part: ICAL.Component, name: string): number => {
  const value = part.getFirstPropertyValue(name);
  return value instanceof ICAL.UtcOffset ? value.toSeconds() * 1_000 : 0;
};

/** Lists the clock changes of one part of a zone, by the clock before the change. */
function listWalls(part: ICAL.Component, steps: Steps, fromMs: number): number[] {
  const start = part.getFirstPropertyValue('dtstart');
  if (!(start instanceof ICAL.Time)) return [];
  const startMs = toMs(start);
  const rules = part.getAllProperties('rrule').map((property) => property.getFirstValue());
  const more = part
    .getAllProperties('rdate')
    .flatMap((property) => property.getValues() as unknown[])
    .filter((value) => value instanceof ICAL.Time)
    .map(toMs);
  const repeated = rules
    .filter((value) => value instanceof ICAL.Recur)
    .flatMap((recur) => {
      const isUtc = recur.until?.zone === ICAL.Timezone.utcTimezone;
      const untilMs = recur.until ? toMs(recur.until) + (isUtc ? fromMs : 0) : Infinity;
      const rule = readRule(recur, { startMs, untilMs, isDate: false });
      const span = { fromMs: FIRST_MS, toMs: LAST_MS };
      const walls: number[] = [];
      for (const wallMs of walkRule(rule, span, steps)) {
        if (walls.length === (rule.count ?? Infinity)) break;
        walls.push(wallMs);
      }
      return walls;
    });
  return [startMs, ...more, ...repeated];
}

function listChanges(zone: ICAL.Component, steps: Steps): Change[] {
  const parts = zone
    .getAllSubcomponents()
    .filter(({ name }) => name === 'standard' || name === 'daylight');
  return parts
    .flatMap((part) => {
      const beforeMs = readOffset(part, 'tzoffsetfrom');
      const offsetMs = readOffset(part, 'tzoffsetto');
      return listWalls(part, steps, beforeMs).map((wall) => ({ ms: wall - beforeMs, offsetMs }));
    })
    .sort((a, b) => a.ms - b.ms);
}

/** The offsets of a zone as its file describes it. Throws for one that is empty, or takes too long. */
export function createFileOffsets(zone: ICAL.Component, steps: Steps): (ms: number) => number {
  const name = String(zone.getFirstPropertyValue('tzid'));
  let changes: Change[];
  try {
    changes = listChanges(zone, steps);
  } catch (error) {
    const why = error instanceof OutOfStepsError ? 'takes too long' : (error as Error).message;
    throw broken(name, why, error);
  }
  const [first] = changes;
  if (!first) throw broken(name, 'is empty');
  return (ms) => {
    let [low, high] = [0, changes.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (changes[middle]!.ms <= ms) low = middle + 1;
      else high = middle;
    }
    return (changes[low - 1] ?? first).offsetMs;
  };
}

const broken = (zone: string, why: string, cause?: unknown) =>
  new CalendarProblem(
    `is in the time zone "${zone}", which ${why}`,
    { code: 'zoneBroken', params: { zone } },
    { cause },
  );
