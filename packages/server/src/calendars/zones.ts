import { fromWallTime, toWallTime, type WallTime } from '@rastro/sdk/domain';
import ICAL from 'ical.js';
import { findIanaName } from './find-iana-name';

/** What a clock on the wall shows, to the second. */
export type Wall = Required<WallTime>;

/** A clock on a wall somewhere. */
export interface Zone {
  /** The instant, epoch ms, at which it shows this. */
  toMs(wall: Wall): number;
  toWall(ms: number): Wall;
}

/** After this year a zone of a file keeps its clocks as they are then: nobody knows more. */
const LAST_YEAR = 2100;

/** As if the clock hung where UTC is kept. */
export const asUtcMs = ({ year, month, day, hour, minute, second }: Wall): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** The clock of UTC, and of times that name no zone. */
export const UTC: Zone = { toMs: asUtcMs, toWall: (ms) => toWallTime(ms, 'UTC') };

const createIanaZone = (name: string): Zone => ({
  toMs: (wall) => fromWallTime(wall, name),
  toWall: (ms) => toWallTime(ms, name),
});

/** A zone as the file itself describes it. */
function createFileZone(component: ICAL.Component): Zone {
  const zone = new ICAL.Timezone(component);
  const offsetMs = (wall: Wall): number => {
    const time = ICAL.Time.fromData({ ...wall, year: Math.min(wall.year, LAST_YEAR) });
    return zone.utcOffset(time) * 1000;
  };
  const toMs = (wall: Wall): number => asUtcMs(wall) - offsetMs(wall);
  // All changes of its clocks are worked out here, and none later.
  offsetMs(UTC.toWall(Date.UTC(LAST_YEAR, 0)));
  if (zone.changes.length === 0) throw new Error(`the time zone "${zone.tzid}" is empty`);
  return {
    toMs,
    toWall(ms) {
      const near = UTC.toWall(ms + offsetMs(UTC.toWall(ms)));
      return toMs(near) === ms ? near : UTC.toWall(ms + offsetMs(near));
    },
  };
}

/** The zones that one calendar speaks of. */
export interface Zones {
  /** Throws for a name that stands for no zone. */
  find(name: string): Zone;
  /** What times without a zone are meant in. */
  floating(): Zone;
}

const textOf = (component: ICAL.Component | undefined, name: string): string => {
  const value = component?.getFirstPropertyValue(name);
  return typeof value === 'string' ? value : '';
};

/** Programs call so what they define otherwise: the clock of London, or that of the server. */
const UTC_NAME = /^(etc\/)?(gmt|utc|uct|zulu|greenwich|universal)([+-]?\d+)?$/i;

/** Reads the zones of a calendar: IANA's names, those of Windows, and what the file itself defines. */
export function readZones(calendar: ICAL.Component): Zones {
  const defined = new Map(
    calendar.getAllSubcomponents('vtimezone').map((zone) => [textOf(zone, 'tzid'), zone]),
  );
  const read = (name: string): Zone => {
    const component = defined.get(name);
    if (component && UTC_NAME.test(name)) return createFileZone(component);
    const iana = findIanaName(name) ?? findIanaName(textOf(component, 'x-lic-location'));
    if (iana !== undefined) return createIanaZone(iana);
    if (component) return createFileZone(component);
    throw new Error(
      `is in the time zone "${name}", which is unknown; name one as America/Sao_Paulo, or define it in the file (VTIMEZONE)`,
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
