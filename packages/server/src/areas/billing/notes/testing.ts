import { afterEach, expect } from 'vitest';
import { addDays, BILLING_ZONE, DAY_MS, toDayKey } from '@rastro/sdk/domain';
import { ADMIN, startTestApp, type TestBrowser, type TestDoor } from '../../../http/testing';
import { openProductDoor } from '../../../traccar/testing/open-product-door';
import { useFront } from '../../../traccar/testing/use-front';
import { startTestAsaas, type TestAsaas } from '../testing';

const at = useFront();
export const PASSWORD = 'a long password';
export const TOKEN = 'shown with each message';
const START = Date.UTC(2026, 7, 21, 12);
export const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A fiscal note as the API tells it. */
export interface ToldNote {
  id: number;
  invoiceId: number;
  status: string;
  number: string;
  problem: string;
  value: number;
  isHeld: boolean;
  hasXml: boolean;
  retriesAt: string | null;
  effectiveDate: string;
}
/** A server that bills, its administrator, and the provider. */
export interface NotesScene {
  door: TestDoor;
  admin: TestBrowser;
  asaas: TestAsaas;
  sweep: () => Promise<unknown>;
  /** Sends out what waits in the outbox. */
  deliver: () => Promise<unknown>;
  wait: (ms: number) => void;
  nowMs: () => number;
  mark: string;
}

export const openEngine = async (more: object = {}): Promise<NotesScene> => {
  const asaas = await startTestAsaas();
  const server = await startTestApp({ config: { asaasUrl: asaas.url }, ...more });
  ends.push(asaas.stop, () => server.stop());
  const admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  let now = START;
  const wait = (ms: number) => {
    now += ms;
    server.wait(ms);
  };
  const shared = { door: server, admin, asaas, wait, mark: 'engine' };
  return {
    ...shared,
    nowMs: () => now,
    sweep: () => server.app.sweep(),
    deliver: () => server.engine.deliver(),
  };
};
export const openProxy = async (): Promise<NotesScene> => {
  const asaas = await startTestAsaas();
  const door = await openProductDoor(at.front.upstream, at.db, {
    config: { asaasUrl: asaas.url },
  });
  ends.push(asaas.stop, () => door.stop());
  const admin = door.browser();
  await admin.signIn(at.elsewhere.admin.email, at.elsewhere.admin.password);
  const shared = { door, admin, asaas, mark: String(Date.now()) };
  return {
    ...shared,
    wait: () => undefined,
    nowMs: Date.now,
    sweep: () => door.app.sweep(),
    deliver: async () => undefined,
  };
};

export const call = async (browser: TestBrowser, route: string, json?: object) => {
  const reply = await browser.call(route, json && { json });
  expect(reply.status, reply.text).toBe(200);
  return reply.json;
};
export const listOf = async <T = ToldNote>(browser: TestBrowser, path: string): Promise<T[]> => {
  const reply = await browser.call(`GET /api/${path}`);
  expect(reply.status, reply.text).toBe(200);
  return JSON.parse(reply.text) as T[];
};
export const payments = (key: string) => ({
  email: 'billing@example.com',
  token: key,
  sandbox: true,
  webhookToken: TOKEN,
});
export const SERVICE = {
  serviceCode: '1.07',
  serviceName: 'Tracking',
  iss: 2.5,
  cofins: '3,65',
  serviceText: 'Invoice {number}: {description}',
};
let events = 0;
export const tell = (door: TestDoor, noteId: string, path = '') =>
  door.browser().call(`POST /api/billing/asaas${path}`, {
    headers: { 'asaas-access-token': TOKEN },
    json: { id: `evt_${(events += 1)}`, event: 'INVOICE_AUTHORIZED', invoice: { id: noteId } },
  });
export const lastNote = ({ notes }: TestAsaas): string => [...notes.notes.keys()].at(-1) ?? '';

/** A customer with an address; `more` of its account. */
export async function addCustomer({ door, admin, mark }: NotesScene, name: string, as = admin) {
  const email = `${name}-${mark}@example.com`;
  const attributes = { 'rastro.postcode': '01001000', 'rastro.street': 'Praça da Sé' };
  const made = await call(as, 'POST /api/users', { name, email, password: PASSWORD, attributes });
  const browser = door.browser();
  expect((await browser.signIn(email, PASSWORD)).status).toBe(200);
  return { id: Number(made['id']), browser };
}
export const charge = async (
  { admin, nowMs }: NotesScene,
  accountId: number,
  { as = admin, dueIn = 2 }: { as?: TestBrowser; dueIn?: number } = {},
): Promise<number> => {
  const dueDate = addDays(toDayKey(nowMs(), BILLING_ZONE), dueIn);
  const made = await call(as, 'POST /api/billing-contracts', {
    name: 'Fleet',
    accountId,
    priceKind: 'account',
    cents: 12_345,
    document: '52998224725',
    startsOn: dueDate,
    dueDay: Number(dueDate.slice(8)),
  });
  return Number(made['id']);
};
export const setUp = async (scene: NotesScene, more: object = {}): Promise<void> => {
  const { admin, asaas, nowMs } = scene;
  const attributes = { 'rastro.enableBilling': true };
  await admin.call('PATCH /api/server', { json: { attributes } });
  await call(admin, 'POST /api/integrations/payment', payments(asaas.key));
  const since = toDayKey(nowMs() - DAY_MS, BILLING_ZONE);
  await call(admin, 'POST /api/integrations/fiscal', { ...SERVICE, since, ...more });
};

/** From the settings to the file of the city, for the operator and whoever looks. */
