import { afterEach, expect, it } from 'vitest';
import type { TestDoor } from '../http/testing';
import { sendJson, type StandIn, startStandIn } from '../lookup/testing';
import { openProductDoor } from './testing/open-product-door';
import { useFront } from './testing/use-front';

const at = useFront();
let door: TestDoor | undefined;
let service: StandIn | undefined;
afterEach(async () => {
  await door?.stop();
  await service?.stop();
});

const ask = async () => {
  const browser = door?.browser();
  const { email, password } = at.elsewhere.admin;
  await browser?.signIn(email, password);
  return browser?.call('GET /api/server/geocode?latitude=1.5&longitude=2.5');
};

it('asks a tracking server elsewhere for addresses, in its own words where it has no geocoder', async () => {
  door = await openProductDoor(at.front.upstream, at.db);
  const reply = await ask();
  expect(reply?.status).toBe(400);
  expect(reply?.json.message).toContain('geocoding is not enabled');
});

it('asks the geocoder of ours in its place', async () => {
  service = await startStandIn((_, response) => sendJson(response, { display_name: 'Rua A' }));
  const geocoder = { url: `${service.origin}/reverse` };
  door = await openProductDoor(at.front.upstream, at.db, { config: { geocoder } });
  expect(await ask()).toMatchObject({ status: 200, text: 'Rua A' });
});
