import { DAY_MS, toWallTime, type WallTime } from '@rastro/sdk/domain';
import type ICAL from 'ical.js';
import { findIana } from 'windows-iana';
import { createFileOffsets } from './file-offsets';
import type { Steps } from '../bounds/steps';
import { CalendarProblem } from './calendar-problem';

const isIana = (name: string): boolean => {
  // Offsets such as "+03:00" are no names, though newer runtimes take them.
  if (!/^[a-z]/i.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** The name IANA has for a zone that a calendar names: its own, with a maker's prefix, or that of Windows. */
function findIanaName(written: string): string | undefined {
  const name = written.trim().replace(/^"(.*)"$/, '$1');
  if (isIana(name)) return name;
  const [windows] = findIana(name as Parameters<typeof findIana>[0]);
  if (windows !== undefined) return windows;
  if (!name.startsWith('/')) return undefined;
  // A maker puts words of his own before the name: /mozilla.org/20050126_1/America/Sao_Paulo.
  const parts = name.split('/');
  const tails = parts.map((_part, place) => parts.slice(place).join('/'));
  return tails.find((tail) => tail.includes('/') && isIana(tail)) ?? tails.find(isIana);
}

/** Local time of a clock, to the second. */
export type Wall = Required<WallTime>;

/** A clock on a wall somewhere. */
export interface Zone {
  /** The instant, epoch ms, at which it shows this. */
  toMs(wall: Wall): number;
  toWall(ms: number): Wall;
}

/** Returns the epoch ms of a local time read as UTC. */
export const asUtcMs = ({ year, month, day, hour, minute, second }: Wall): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** Reading of a clock that shows UTC. */
export function toUtcWall(ms: number): Wall {
  const at = new Date(ms);
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    hour: at.getUTCHours(),
    minute: at.getUTCMinutes(),
    second: at.getUTCSeconds(),
  };
}

/** The clock of UTC, and of times that name no zone. */
export const UTC: Zone = { toMs: asUtcMs, toWall: toUtcWall };

/**
 * A clock that is ahead of UTC by so many ms at each instant. Of a time that comes twice the first is meant; one that is
 * skipped moves on by the length of the jump.
 */
function createZone(offsetAt: (ms: number) => number): Zone {
  return {
    toWall: (ms) => toUtcWall(ms + offsetAt(ms)),
    toMs(wall) {
      const target = asUtcMs(wall);
      const before = target - offsetAt(target - DAY_MS);
      const after = target - offsetAt(target + DAY_MS);
      const first = Math.min(before, after);
      return first + offsetAt(first) === target ? first : Math.max(before, after);
    },
  };
}

/** No zone changes its clocks twice in so short a time. */
const WEEK_MS = 7 * DAY_MS;
/** Weeks of which the offset is remembered. */
const MAX_WEEKS = 2_000;

/** The offsets of a zone of IANA's; in most weeks they are those of its start and end, as asking takes long. */
function createIanaOffsets(name: string): (ms: number) => number {
  const read = (ms: number): number =>
    asUtcMs(toWallTime(ms, name)) - Math.floor(ms / 1_000) * 1_000;
  const starts = new Map<number, number>();
  const startOf = (week: number): number => {
    const known = starts.get(week);
    if (known !== undefined) return known;
    if (starts.size >= MAX_WEEKS) starts.clear();
    const offset = read(week * WEEK_MS);
    starts.set(week, offset);
    return offset;
  };
  return (ms) => {
    const week = Math.floor(ms / WEEK_MS);
    const offset = startOf(week);
    return startOf(week + 1) === offset ? offset : read(ms);
  };
}

/** The zones that one calendar speaks of. */
export interface Zones {
  /** Throws for a name that stands for no zone. */
  find(name: string): Zone;
  /** Returns the zone of times without one. */
  floating(): Zone;
}

const textOf = (component: ICAL.Component | undefined, name: string): string => {
  const value = component?.getFirstPropertyValue(name);
  return typeof value === 'string' ? value : '';
};

/** Programs call so what they define otherwise: the clock of London, or that of the server. */
const UTC_NAME = /^(etc\/)?(gmt|utc|uct|zulu|greenwich|universal)([+-]?\d+)?$/i;

/** Reads the zones of a calendar: IANA's names, those of Windows, and what the file itself defines. */
export function readZones(calendar: ICAL.Component, steps: Steps): Zones {
  const defined = new Map(
    calendar.getAllSubcomponents('vtimezone').map((zone) => [textOf(zone, 'tzid'), zone]),
  );
  const read = (name: string): Zone => {
    const component = defined.get(name);
    if (component && UTC_NAME.test(name)) return createZone(createFileOffsets(component, steps));
    const iana = findIanaName(name) ?? findIanaName(textOf(component, 'x-lic-location'));
    if (iana !== undefined) return createZone(createIanaOffsets(iana));
    if (component) return createZone(createFileOffsets(component, steps));
    throw new CalendarProblem(
      `is in the time zone "${name}", which is unknown; name one as America/Sao_Paulo, or define it in the file (VTIMEZONE)`,
      { code: 'zone', params: { zone: name } },
    );
  };
  const known = new Map<string, Zone>();
  const find = (name: string): Zone => {
    const zone = known.get(name) ?? read(name);
    known.set(name, zone);
    return zone;
  };
  const ofCalendar = textOf(calendar, 'x-wr-timezone');
  return { find, floating: () => (ofCalendar === '' ? UTC : find(ofCalendar)) };
}
