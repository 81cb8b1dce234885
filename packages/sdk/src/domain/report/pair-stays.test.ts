import { expect, it } from 'vitest';
import { pairStays } from './pair-stays';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 10, minute)).toISOString();
const event = (type: string, minute: number, geofenceId = 5, deviceId = 1) => ({
  type: `geofence${type}`,
  eventTime: at(minute),
  geofenceId,
  deviceId,
});
const period = { fromMs: Date.parse(at(0)), toMs: Date.parse(at(60)) };
const read = (events: Parameters<typeof pairStays>[0]) =>
  pairStays(events, period).map(({ geofenceId, deviceId, startTime, endTime }) => [
    deviceId,
    geofenceId,
    new Date(startTime).getUTCMinutes(),
    endTime === at(60) ? 60 : new Date(endTime).getUTCMinutes(),
  ]);

it('a stay lasts from an entry to the exit of the same vehicle and fence', () => {
  const events = [
    event('Enter', 5),
    event('Enter', 7, 6),
    event('Enter', 8, 5, 2),
    event('Exit', 10),
    event('Exit', 12, 6),
    event('Exit', 14, 5, 2),
  ];
  expect(read(events)).toEqual([
    [1, 5, 5, 10],
    [1, 6, 7, 12],
    [2, 5, 8, 14],
  ]);
});

it('one that had begun before and one that goes on are told as far as the period goes', () => {
  expect(read([event('Exit', 10), event('Enter', 30)])).toEqual([
    [1, 5, 0, 10],
    [1, 5, 30, 60],
  ]);
});

it('an exit or an entry that comes twice makes no stay of its own', () => {
  const events = [event('Enter', 5), event('Enter', 6), event('Exit', 10), event('Exit', 11)];
  expect(read([...events, event('Enter', 20, 0)])).toEqual([[1, 5, 5, 10]]);
});
