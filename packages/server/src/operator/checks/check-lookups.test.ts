import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendJson, type StandIn, startStandIn } from '../../lookup/testing';
import { checkLookups } from './check-lookups';

const CURRENT = { temperature_2m: 21.4, wind_speed_10m: 9, weather_code: 61 };

let service: StandIn;
beforeAll(async () => {
  service = await startStandIn(({ url = '' }, response) => {
    if (url.startsWith('/broken')) response.end('<html>');
    else if (url.startsWith('/reverse/0')) sendJson(response, { city: 'São Paulo', state: 'SP' });
    else sendJson(response, { display_name: 'Sé, São Paulo', current: CURRENT });
  });
});
afterAll(() => service.stop());

const check = (path: string) => {
  const url = `${service.origin}/${path}`;
  const weather = { url, key: 'hunter2', cityUrl: undefined, ownAddressUrl: undefined };
  const postcode = { url: `${url}/{postcode}` };
  const geocoder = { url, key: 'hunter2' };
  return checkLookups({ geocoder, postcode, weather, publicUrl: undefined });
};

it('says of each service outside whether it answers, and of none where there is none', async () => {
  const { host } = new URL(service.origin);
  const answers = { found: `${host} answers`, code: 'answers', params: { host } };
  await expect(check('reverse')).resolves.toEqual([
    { level: 'good', what: 'addresses', ...answers },
    { level: 'good', what: 'postcodes', ...answers },
    { level: 'good', what: 'weather', ...answers },
  ]);
  const none = {
    geocoder: undefined,
    postcode: undefined,
    weather: undefined,
    publicUrl: undefined,
  };
  await expect(checkLookups(none)).resolves.toEqual([]);
});

it('warns with the flag to look at, and without the key', async () => {
  const findings = await check('broken');
  expect(findings).toMatchObject([
    {
      level: 'warning',
      what: 'addresses',
      remedy: expect.stringContaining('--geocoder-url'),
      code: 'lookupFails',
      service: 'unreadable',
      params: { service: new URL(service.origin).host, flags: expect.any(String) },
    },
    { level: 'warning', what: 'postcodes', remedy: expect.stringContaining('--postcode-url') },
    { level: 'warning', what: 'weather', remedy: expect.stringContaining('--weather-url') },
  ]);
  expect(JSON.stringify(findings)).not.toContain('hunter2');
});
