import { expect, it } from 'vitest';
import { indexLastDone } from './last-done';

it('tells the last of each vehicle and plan, in whichever order they come', () => {
  const done = (deviceId: number, maintenanceId: number, day: number, counter: number) => ({
    deviceId,
    maintenanceId,
    counter,
    doneAt: `2026-11-0${day}T12:00:00Z`,
  });
  const records = [done(1, 5, 2, 20), done(1, 5, 3, 30), done(1, 5, 1, 10), done(2, 5, 1, 7)];
  const lastOf = indexLastDone(records);
  expect([lastOf(1, { id: 5 }), lastOf(2, { id: 5 }), lastOf(1, { id: 6 })]).toEqual([
    30,
    7,
    undefined,
  ]);
});
