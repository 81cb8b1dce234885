import { expect } from '@playwright/test';
import { signInPage } from './api';
import { type Tenant, test } from './shared-product';

let server: Tenant['server'];
let leave: Tenant['leave'];
let deviceId: number;

test.beforeAll(async ({ product }) => {
  const tenant = await product.enter();
  ({ server, leave } = tenant);
  const device = { name: 'Ônibus 2067', uniqueId: 'bus-2067' };
  deviceId = (await tenant.call<{ id: number }>('POST', '/devices', device)).id;
});
test.afterAll(() => leave());

test('a push shows with no page open, and opens its vehicle', async ({ context, page }) => {
  await context.grantPermissions(['notifications'], { origin: server.url });
  await signInPage(page, server);
  await page.goto(`${server.url}/login`);
  const started = context.waitForEvent('serviceworker');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    // One that is still being activated is there, and may miss what is sent to it.
    await new Promise<void>((resolve) => {
      const look = () => active?.state === 'activated' && resolve();
      active?.addEventListener('statechange', look);
      look();
    });
  });
  const worker = await started;
  // No page of the console is left; the browser hears of it by DevTools, as no push service is there.
  await page.goto('about:blank');
  const tools = await context.newCDPSession(page);
  const known = new Promise<string>((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(server.url));
      if (ours) resolve(ours.registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  const path = `/devices/${deviceId}`;
  const sos = { id: 'event 7', tag: `device ${deviceId}`, title: 'Ônibus 2067', body: 'SOS', path };
  const push = {
    origin: server.url,
    registrationId: await known,
    data: JSON.stringify(sos),
  };
  /** Returns the notifications on display, as the worker knows them. */
  const shown = () =>
    worker.evaluate(async () => {
      const { registration } = self as unknown as { registration: ServiceWorkerRegistration }; // a worker
      const all = await registration.getNotifications();
      return all.map(({ title, body }) => ({ title, body }));
    });
  const deliver = async () => {
    await tools.send('ServiceWorker.deliverPushMessage', push);
    return shown();
  };
  // DevTools may lose one, as push services may; one that comes again is shown once.
  await expect.poll(deliver).toEqual([{ title: 'Ônibus 2067', body: 'SOS' }]);

  // A click is the system's; the worker gets it as it comes from there.
  await page.goto(`${server.url}/login`);
  await worker.evaluate(async () => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration }; // a worker
    const [notification] = await registration.getNotifications();
    const click = Reflect.get(self, 'NotificationEvent') as new (
      type: string,
      its: object,
    ) => Event; // of workers alone
    self.dispatchEvent(new click('notificationclick', { notification }));
  });
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('heading', { name: 'Ônibus 2067' })).toBeVisible();
});
