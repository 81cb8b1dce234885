import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseCalendar } from './calendar';

const read = (name: string) =>
  parseCalendar(
    readFileSync(new URL(`./testing/field/${name}.ics`, import.meta.url)).toString('base64'),
  );
const WEEK = [Date.UTC(2026, 6, 6), Date.UTC(2026, 6, 13)] as const;
const short = (ms: number): string => new Date(ms).toISOString().slice(8, 16).replace('T', ' ');
const timesOf = (name: string, [from, to]: readonly [number, number] = WEEK): string[] =>
  read(name)
    .periods(from, to)
    .map(({ startMs, endMs }) => `${short(startMs)} - ${short(endMs)}`);
const days = (hours: string, ...list: string[]): string[] => {
  const [from, to] = hours.split('-');
  return list.map((day) => `${day} ${from} - ${day} ${to}`);
};

describe('a calendar as other programs write it', () => {
  it.each([
    ['windows-zone-sao-paulo', days('11:00-21:00', '07')],
    ['windows-zone-berlin-weekly', days('06:00-16:00', '06', '07', '08', '09', '10')],
    ['windows-zone-without-definition', days('11:00-21:00', '07')],
    ['mozilla-path-zone', days('06:00-16:00', '07')],
    ['one-day-moved', days('11:00-21:00', '06', '07', '09', '10', '11')],
    ['event-cancelled', []],
    ['exdate-in-utc', days('11:00-21:00', '06', '07', '08', '10')],
    ['until-in-utc-berlin', days('06:00-16:00', '06', '07', '08')],
    ['until-only-a-date', days('11:00-21:00', '06', '07', '08')],
    ['end-in-another-zone', days('14:20-19:50', '07')],
    ['end-in-utc', days('11:00-21:00', '07')],
    ['floating-with-calendar-zone', days('11:00-21:00', '07')],
    ['byte-order-mark', days('11:00-21:00', '07')],
    ['no-event-at-all', []],
    ['two-calendars-in-one-file', days('11:00-21:00', '07', '09')],
    ['rdate-period', days('11:00-13:00', '07')],
    ['same-uid-newer-sequence', days('11:00-21:00', '08')],
    ['called-off-later', []],
    ['no-end', []],
    ['weekly-without-end', []],
    ['later-version-of-a-series', days('15:00-17:00', '06', '07', '08', '09', '10')],
  ])('holds when its writer means it: %s', (name, expected) => {
    expect(timesOf(name)).toEqual(expected);
  });

  it('has one day of a series shorter', () => {
    expect(timesOf('one-day-shorter')).toEqual([
      ...days('11:00-21:00', '06', '07'),
      ...days('15:00-17:00', '08'),
      ...days('11:00-21:00', '09', '10'),
    ]);
  });

  it('keeps winter time as the file defines it', () => {
    const january = [Date.UTC(2027, 0, 4), Date.UTC(2027, 0, 6)] as const;
    expect(timesOf('windows-zone-berlin-weekly', january)).toEqual(days('07:00-17:00', '04', '05'));
  });

  it.each([
    ['event-without-start', 'event 1 ("x") has no start (DTSTART)'],
    ['ends-before-it-begins', 'event 1 ("shift@example.com") ends before it begins'],
  ])('is refused by the event that cannot be read: %s', (name, words) => {
    expect(() => read(name)).toThrow(words);
  });

  const encode = (...lines: string[]): string =>
    ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n');
  const parse = (text: string | Buffer) => parseCalendar(Buffer.from(text).toString('base64'));
  const event = (...lines: string[]): string =>
    ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT'].join('\r\n');
  const weekOf = (...events: string[]): string[] =>
    parse(encode(...events))
      .periods(...WEEK)
      .map(({ startMs, endMs }) => `${short(startMs)} - ${short(endMs)}`);
  const EIGHT = ['DTSTART;TZID=America/Sao_Paulo:20260706T080000', 'DURATION:PT10H'];
  const DAILY = [...EIGHT, 'RRULE:FREQ=DAILY;COUNT=3'];

  it('has no time in which nothing of it happens', () => {
    expect(read('no-end').happens).toBe(false);
    expect(read('weekly-without-end').happens).toBe(false);
  });

  it('is called off where a version of its start is, also without counting up', () => {
    expect(weekOf(event(...EIGHT), event(...EIGHT, 'STATUS:CANCELLED'))).toEqual([]);
  });

  it('takes a zone called GMT as the file defines it', () => {
    const zone = [
      ...['BEGIN:VTIMEZONE', 'TZID:GMT', 'BEGIN:STANDARD', 'DTSTART:16010101T000000'],
      ...['TZOFFSETFROM:-0300', 'TZOFFSETTO:-0300', 'END:STANDARD', 'END:VTIMEZONE'],
    ];
    const start = ['DTSTART;TZID=GMT:20260707T080000', 'DURATION:PT10H'];
    expect(weekOf(...zone, event(...start))).toEqual(days('11:00-21:00', '07'));
    expect(weekOf(event(...start))).toEqual(days('08:00-18:00', '07'));
  });

  it('may name its zone by any name that the file defines', () => {
    const zone = [
      ...['BEGIN:VTIMEZONE', 'TZID:Customized Time Zone', 'BEGIN:STANDARD'],
      ...['DTSTART:16010101T000000', 'TZOFFSETFROM:-0300', 'TZOFFSETTO:-0300'],
      ...['END:STANDARD', 'END:VTIMEZONE'],
    ];
    const start = 'DTSTART;TZID=Customized Time Zone:20260707T080000';
    expect(weekOf(...zone, event(start, 'DURATION:PT10H'))).toEqual(days('11:00-21:00', '07'));
  });

  it('is refused for a zone that nobody knows, by its name and that of the event', () => {
    const start = 'DTSTART;TZID=Middle-earth Standard Time:20260707T080000';
    expect(() => weekOf(event('SUMMARY:Shift', start))).toThrow(
      'event 1 ("Shift") is in the time zone "Middle-earth Standard Time", which is unknown',
    );
  });

  it('is refused for a zone that takes for ever', () => {
    const zone = [
      ...['BEGIN:VTIMEZONE', 'TZID:Slow', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
      ...['TZOFFSETFROM:+0000', 'TZOFFSETTO:+0100', 'RRULE:FREQ=HOURLY', 'END:STANDARD'],
      'END:VTIMEZONE',
    ];
    expect(() => weekOf(...zone, event('DTSTART;TZID=Slow:20260707T080000'))).toThrow(
      'takes too long',
    );
  });

  it('is read in whatever encoding a Windows editor saved it', () => {
    const text = Buffer.from(`\ufeff${encode(event(...EIGHT))}`, 'utf16le');
    expect(parse(text).isActive(Date.UTC(2026, 6, 6, 12))).toBe(true);
  });

  it.each([
    ['EXDATE;VALUE=DATE:20260707'],
    ['EXDATE;TZID=Europe/Berlin:20260707T130000'],
    ['EXDATE:20260707T110000Z'],
  ])('leaves out the day that is named in any form: %s', (line) => {
    expect(weekOf(event(...DAILY, line))).toEqual(days('11:00-21:00', '06', '08'));
  });

  it.each([
    ['UNTIL=20260708T000000Z', '20260708'],
    ['UNTIL=20260708', '20260708'],
  ])('counts whole days to the end as they are written: %s', (until) => {
    const lines = ['DTSTART;VALUE=DATE:20260706', `RRULE:FREQ=DAILY;${until}`];
    expect(weekOf('X-WR-TIMEZONE:America/Sao_Paulo', event(...lines))).toHaveLength(3);
  });

  it('takes out an occurrence that was called off, and the latest of several changes', () => {
    const change = (day: string, ...lines: string[]) =>
      event(`RECURRENCE-ID:202607${day}T110000Z`, ...lines);
    expect(
      weekOf(
        event(...DAILY),
        change('07', 'DTSTART:20260707T110000Z', 'STATUS:CANCELLED'),
        change('08', 'SEQUENCE:2', 'DTSTART:20260708T150000Z', 'DTEND:20260708T160000Z'),
        change('08', 'SEQUENCE:1', 'DTSTART:20260708T130000Z', 'DTEND:20260708T140000Z'),
      ),
    ).toEqual([...days('11:00-21:00', '06'), ...days('15:00-16:00', '08')]);
  });

  it('is refused for a change of all later occurrences, and for a time that is none', () => {
    const range = 'RECURRENCE-ID;RANGE=THISANDFUTURE:20260707T110000Z';
    expect(() => weekOf(event(...DAILY), event(range, ...EIGHT))).toThrow('event 2 ("1") changes');
    expect(() => weekOf(event('DTSTART:20260231T080000Z'))).toThrow('has a time that is none');
  });

  it('has more times of any form, also in other zones', () => {
    const dates = ['RDATE:20260707T110000Z', 'RDATE;VALUE=DATE:20260708'];
    expect(weekOf(event(...EIGHT, ...dates))).toEqual(days('11:00-21:00', '06', '07', '08'));
    const period = 'RDATE;VALUE=PERIOD;TZID=Europe/Berlin:20260709T100000/PT2H';
    expect(weekOf(event(...EIGHT, period))).toEqual([
      ...days('11:00-21:00', '06'),
      ...days('08:00-10:00', '09'),
    ]);
  });
});
