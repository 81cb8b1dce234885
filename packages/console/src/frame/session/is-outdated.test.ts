// @vitest-environment node
import { expect, it } from 'vitest';
import { isOutdated } from './is-outdated';

const OWN = '/assets/index-Ab12.js';
const page = (script: string) =>
  `<html><script type="module" crossorigin src="${script}"></script>`;
const answer =
  (body: string, status = 200) =>
  () =>
    Promise.resolve(new Response(body, { status }));

it('is a console whose script the server names no more', async () => {
  expect(await isOutdated(OWN, answer(page('/assets/index-Cd34.js')))).toBe(true);
  expect(await isOutdated(OWN, answer(page(OWN)))).toBe(false);
});

it('is none where that cannot be told', async () => {
  expect(await isOutdated(null, answer(page('/other.js')))).toBe(false);
  expect(await isOutdated(OWN, answer('Bad gateway', 502))).toBe(false);
  expect(await isOutdated(OWN, answer('<h1>Sign in to the network</h1>'))).toBe(false);
  expect(await isOutdated(OWN, () => Promise.reject(new TypeError('away')))).toBe(false);
});
