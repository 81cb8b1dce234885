import { expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestBrowser } from '../../../http/testing';
import { openProductDoor } from '../../../traccar/testing/open-product-door';
import { useFront } from '../../../traccar/testing/use-front';

const AT_ONCE = 50;
const LEFT = 10;
const at = useFront();

/** Asks for more devices and accounts than there is room for, all at once. */
const crowd = async (admin: TestBrowser, enter: (email: string) => Promise<TestBrowser>) => {
  const email = `crowd-${Date.now()}@example.com`;
  const user = { name: 'Crowd', email, password: ADMIN.password };
  const limits = { deviceLimit: LEFT, userLimit: LEFT };
  expect((await admin.call('POST /api/users', { json: { ...user, ...limits } })).status).toBe(200);
  const manager = await enter(email);
  const ask = async (line: string, toBody: (index: number) => object) => {
    const replies = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => manager.call(line, { json: toBody(index) })),
    );
    const refused = replies.filter(({ status }) => status !== 200);
    return { made: AT_ONCE - refused.length, codes: new Set(refused.map(({ json }) => json.code)) };
  };
  const devices = await ask('POST /api/devices', (index) => ({
    name: `Crowd ${index}`,
    uniqueId: `${email}-${index}`,
  }));
  expect(devices).toEqual({ made: LEFT, codes: new Set(['USER_DEVICE_LIMIT_REACHED']) });
  const users = await ask('POST /api/users', (index) => ({
    name: `Crowd ${index}`,
    email: `${index}-${email}`,
    password: ADMIN.password,
  }));
  expect(users).toEqual({ made: LEFT, codes: new Set(['USER_LIMIT_REACHED']) });
};

it('makes exactly what the limits of an account leave, however many are asked for at once [S5.9]', async () => {
  const server = await startTestApp();
  const enter = async (email: string) => {
    const browser = server.browser();
    expect((await browser.signIn(email, ADMIN.password)).status).toBe(200);
    return browser;
  };
  await crowd(await enter(ADMIN.email), enter);
  await server.stop();
});

it('makes exactly as many over a tracking server elsewhere [S5.9]', async () => {
  const door = await openProductDoor(at.front.upstream, at.db);
  const admin = door.browser();
  await admin.signIn(at.elsewhere.admin.email, at.elsewhere.admin.password);
  await crowd(admin, async (email) => {
    const browser = door.browser();
    expect((await browser.signIn(email, ADMIN.password)).status).toBe(200);
    return browser;
  });
  await door.stop();
});
