import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addCalendarEntry,
  changeCalendarEntry,
  listCalendarEntries,
  removeCalendarEntry,
} from './edit-calendar';
import { readCalendarLines, writeCalendarLines } from './calendar-lines';
import { SCHEDULE_DAYS, SCHEDULE_REPEATS, type Schedule } from './schedule';

const NEW = { uid: 'one', nowMs: Date.UTC(2026, 6, 1) };
const encode = (text: string): string => Buffer.from(text).toString('base64');
const decode = (data: string): string => Buffer.from(data, 'base64').toString();

const IMPORTED = [
  'BEGIN:VCALENDAR',
  'X-OF-A-MAKER;A="x:y":Café',
  'BEGIN:VEVENT',
  'SUMMARY:A long name that goes',
  '  on in the next line',
  'DTSTART;TZID="America/Sao_Paulo":20260706T080000',
  'DTEND;TZID=America/Sao_Paulo:20260706T180000',
  'RRULE:FREQ=WEEKLY;BYDAY=MO,WE;WKST=SU;UNTIL=20260731',
  'BEGIN:VALARM',
  'DURATION:PT5M',
  'END:VALARM',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'DTSTART:20260706T080000Z',
  'DTEND:20260706T180000Z',
  'RRULE:FREQ=MONTHLY;BYDAY=1MO',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

const schedules: fc.Arbitrary<Schedule> = fc
  .record({
    minute: fc.integer({ min: Date.UTC(2000, 0) / 60_000, max: Date.UTC(2090, 0) / 60_000 }),
    lasts: fc.integer({ min: 60 * 3, max: 100_000 }),
    zone: fc.constantFrom('UTC', 'America/Sao_Paulo', 'Europe/Berlin', 'Asia/Kathmandu'),
    repeat: fc.constantFrom(...SCHEDULE_REPEATS),
    days: fc.subarray([...SCHEDULE_DAYS]),
    expiry: fc.oneof(
      fc.constant({ count: null, until: null }),
      fc.record({ count: fc.integer({ min: 1, max: 999 }), until: fc.constant(null) }),
      fc.constantFrom({ count: null, until: '2091-12-31' }, { count: null, until: '2092-02-29' }),
    ),
  })
  .map(({ minute, lasts, zone, repeat, days, expiry }) => ({
    startMs: minute * 60_000,
    endMs: (minute + lasts) * 60_000,
    zone,
    repeat,
    days: repeat === 'weekly' ? days : [],
    ...(repeat === 'once' ? { count: null, until: null } : expiry),
  }));

/** An hour that a clock shows twice is read as the first of the two. */
const isPlain = ({ startMs, endMs, zone }: Schedule): boolean => {
  const [entry] = listCalendarEntries(
    addCalendarEntry(
      '',
      { startMs, endMs, zone, repeat: 'once', days: [], count: null, until: null },
      NEW,
    ),
  );
  return entry?.schedule?.startMs === startMs && entry.schedule.endMs === endMs;
};

describe('a calendar in the form', () => {
  it('[S3.43] [S3.44] [S3.45] reads what it wrote: start, end, repeats, and when they are over', () => {
    const repeats = ['daily', 'weekly', 'monthly', 'yearly'];
    expect(SCHEDULE_REPEATS).toEqual(expect.arrayContaining(repeats));
    fc.assert(
      fc.property(schedules, (schedule) => {
        fc.pre(isPlain(schedule));
        const data = addCalendarEntry('', schedule, NEW);
        expect(listCalendarEntries(data)).toEqual([{ schedule }]);
      }),
    );
  });

  it('keeps each byte of any file that nobody changes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const data = Buffer.from(bytes).toString('base64');
        expect(writeCalendarLines(readCalendarLines(data))).toBe(data);
      }),
    );
    const data = encode(IMPORTED);
    const { schedule } = listCalendarEntries(data)[0]!;
    expect(changeCalendarEntry(data, 0, schedule!)).toBe(data);
  });

  it('shows what it can, and no event that says more', () => {
    expect(listCalendarEntries(encode(IMPORTED))).toEqual([
      {
        schedule: {
          startMs: Date.UTC(2026, 6, 6, 11),
          endMs: Date.UTC(2026, 6, 6, 21),
          zone: 'America/Sao_Paulo',
          repeat: 'weekly',
          days: ['MO', 'WE'],
          count: null,
          until: '2026-07-31',
        },
      },
      { schedule: undefined },
    ]);
  });

  it('changes the lines of its own and leaves those of other programs', () => {
    fc.assert(
      fc.property(schedules, (next) => {
        const changed = decode(changeCalendarEntry(encode(IMPORTED), 0, next));
        const foreign = (text: string) =>
          text
            .split('\r\n')
            .filter((line) => !/^(DTSTART;|DTEND;|RRULE:FREQ=(?!M\w+;BYDAY=1MO))/.test(line));
        expect(foreign(changed)).toEqual(foreign(IMPORTED));
      }),
    );
    const data = encode(IMPORTED);
    expect(changeCalendarEntry(data, 1, listCalendarEntries(data)[0]!.schedule!)).toBe(data);
  });

  it('adds to a file and takes the same out again', () => {
    fc.assert(
      fc.property(schedules, (schedule) => {
        const more = addCalendarEntry(encode(IMPORTED), schedule, NEW);
        expect(listCalendarEntries(more)).toHaveLength(3);
        expect(decode(removeCalendarEntry(more, 2))).toBe(IMPORTED);
      }),
    );
  });

  it('leaves series alone of which one occurrence was changed, and what was called off', () => {
    const event = 'UID:1\nDTSTART:20260706T080000Z\nDTEND:20260706T090000Z\n';
    const wrap = (text: string) => `BEGIN:VEVENT\n${text}END:VEVENT\n`;
    const moved =
      wrap(`${event}RRULE:FREQ=DAILY\n`) + wrap(`${event}RECURRENCE-ID:20260708T080000Z\n`);
    const gone = { schedule: undefined };
    expect(listCalendarEntries(encode(moved))).toEqual([gone, gone]);
    expect(listCalendarEntries(encode(`METHOD:CANCEL\n${wrap(event)}`))).toEqual([gone]);
    expect(listCalendarEntries(encode(wrap(`${event}STATUS:CANCELLED\n`)))).toEqual([gone]);
    expect(listCalendarEntries('no base64')).toEqual([]);
  });
});
