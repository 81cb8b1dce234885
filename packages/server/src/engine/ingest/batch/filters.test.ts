import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CarefulEngine, openCarefulEngine } from '../meaning/testing';

let careful: CarefulEngine;
let literal: CarefulEngine;

beforeAll(async () => {
  careful = await openCarefulEngine({
    'values.asMeant': true,
    'filter.zero': true,
    'filter.accuracy': 1_000,
  });
  literal = await openCarefulEngine({ 'filter.zero': 'true' });
});
afterAll(async () => {
  await careful.close();
  await literal.close();
});

it('keeps an alarm that comes without a place that can be, at the last one known', async () => {
  const id = await careful.addDevice('button');
  await careful.say('button', 'lat=1&lon=2&timestamp={now-60}', 'lat=0&lon=0&alarm=sos');
  expect(await careful.latest(id)).toMatchObject({
    latitude: 1,
    longitude: 2,
    attributes: { alarm: 'sos', totalDistance: 0 },
  });
  expect(await careful.eventTypes(id)).toContain('alarm');
  const first = await careful.addDevice('new');
  await careful.say('new', 'lat=0&lon=0&alarm=sos&accuracy=5000');
  expect(await careful.eventTypes(first)).toContain('alarm');
});

it('drops all of it where values are read word for word', async () => {
  const id = await literal.addDevice('button');
  await literal.say('button', 'lat=1&lon=2&timestamp={now-60}', 'lat=0&lon=0&alarm=sos');
  expect(await literal.eventTypes(id)).not.toContain('alarm');
});

it('asks the device before the server', async () => {
  const id = await literal.addDevice('boat', { 'filter.zero': false });
  await literal.say('boat', 'lat=0&lon=0&timestamp={now-60}');
  expect(await literal.latest(id)).toMatchObject({ latitude: 0, longitude: 0 });
});

it('counts the fixes of a day, and begins anew at midnight', async () => {
  const id = await literal.addDevice('chatty', { 'filter.dailyLimit': 2 });
  const say = (latitude: number) => literal.say('chatty', `lat=${latitude}&lon=1`);
  for (const latitude of [1, 2, 3]) await say(latitude);
  expect(await literal.latest(id)).toMatchObject({ latitude: 2 });
  literal.test.wait(86_400_000);
  await say(4);
  expect(await literal.latest(id)).toMatchObject({ latitude: 4 });
});

it('gives a fix the time at which it came, where the device says so', async () => {
  const id = await literal.addDevice('clockless', { 'time.override': 'serverTime' });
  await literal.say('clockless', 'lat=1&lon=1&timestamp=1000');
  const { fixTime, deviceTime, serverTime } = await literal.latest(id);
  expect([fixTime, deviceTime]).toEqual([serverTime, serverTime]);
});
