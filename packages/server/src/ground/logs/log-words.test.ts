import { toLogAction, toLogObject } from '@rastro/sdk/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gateRows } from '../../http/gate/gate-rows';
import { ADMIN, startTestApp, type TestApp } from '../../http/testing';
import { describeAction } from './describe-action';

let server: TestApp;
beforeAll(async () => (server = await startTestApp()));
afterAll(() => server.stop());

it('names whatever a call, or one that is refused, is written down as', async () => {
  const browser = server.browser();
  await browser.signIn(ADMIN.email, ADMIN.password);
  const { paths } = (await browser.call('GET /api/docs')).json as {
    paths: Record<string, Record<string, object>>;
  };
  const own = Object.entries(paths).flatMap(([template, operations]) =>
    Object.keys(operations).map((method) => ({ method: method.toUpperCase(), template })),
  );
  // The manifest of the product, which is open to all.
  const listed = own.filter(({ template }) => !template.includes('/assets/'));
  const facts = [...listed, ...gateRows].map((call) =>
    describeAction({ entity: undefined, ...call }),
  );
  expect(facts.length).toBeGreaterThan(100);
  const unnamed = facts.flatMap(({ action, objectType }) => [
    ...(toLogAction(action) ? [] : [action]),
    ...(toLogObject(objectType) ? [] : [objectType]),
  ]);
  expect(unnamed).toEqual([]);
});
