import { addDays, readUnclear, toDayKey } from '@rastro/sdk/domain';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../http/testing';
import type { Thing } from '../../sandbox/sandbox-call';
import { createAsaasNotes } from './notes/asaas-notes';
import { UnclearError } from './provider';
import { startTestAsaas, type TestAsaas } from './testing';

const TODAY = toDayKey(Date.UTC(2026, 7, 21, 12), 'America/Sao_Paulo');
const DUE = addDays(TODAY, 5);
const [BIA, CAIO] = ['52998224725', '11144477735'];
let asaas: TestAsaas;
const ends: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  asaas = await startTestAsaas();
  ends.push(() => asaas.stop());
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

interface Installation {
  server: TestApp;
  admin: TestBrowser;
  charge(more?: object): Promise<number>;
  read(id: number): Promise<Record<string, unknown>>;
}

/** A server with a database of its own on the one account at the provider, where somebody pays by this document. */
async function install(name: string, document: string): Promise<Installation> {
  const { url, key } = asaas;
  const server = await startTestApp({ config: { asaas: { url, key, webhookToken: 'token' } } });
  ends.push(() => server.stop());
  const admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  const on = { attributes: { 'rastro.enableBilling': true } };
  await admin.call('PATCH /api/server', { json: on });
  const user = { name, email: `${name}@example.com`, password: 'a long password' };
  const accountId = Number((await admin.call('POST /api/users', { json: user })).json['id']);
  return {
    server,
    admin,
    async charge(more = {}) {
      const json = { accountId, dueDate: DUE, value: 10_000, document, ...more };
      return Number((await admin.call('POST /api/invoices', { json })).json['id']);
    },
    read: async (id) => (await admin.call(`GET /api/invoices/${id}`)).json,
  };
}
/** Makes an invoice look like one that was made before there were marks. */
const forgetMark = ({ server }: Installation, id: number) =>
  server.database.query('update invoice set provider_mark = null where id = $1', [id]);
/** A charge that another database, or this one before, had there under the number of an invoice. */
const leave = async (id: number, more: object): Promise<string> => {
  const post = async (path: string, body: object) => {
    const headers = { access_token: asaas.key, 'content-type': 'application/json' };
    const given = { method: 'POST', headers, body: JSON.stringify(body) };
    return ((await (await fetch(`${asaas.url}${path}`, given)).json()) as { id: string }).id;
  };
  const customer =
    [...asaas.customers.values()].find(({ cpfCnpj }) => cpfCnpj === BIA)?.['id'] ??
    (await post('/customers', { name: 'bia', cpfCnpj: BIA, externalReference: 'account-2' }));
  const own = { customer, value: 100, dueDate: DUE, externalReference: `invoice-${id}` };
  return post('/payments', { ...own, ...more });
};

it('takes over nothing of another database at the same account, whatever numbers they share', async () => {
  const first = await install('bia', BIA);
  const second = await install('caio', CAIO);
  const ids = [await first.charge(), await second.charge()];
  expect(ids[0]).toBe(ids[1]);
  await first.server.app.sweep();
  await second.server.app.sweep();

  const charges = [...asaas.payments.values()];
  const whose = ({ customer }: Thing) => asaas.customers.get(String(customer))?.['cpfCnpj'];
  expect(charges.map(whose)).toEqual([BIA, CAIO]);
  expect([...asaas.customers.values()].map(({ name }) => name)).toEqual(['bia', 'caio']);
  const pix = async ({ admin }: Installation) =>
    (await admin.call(`GET /api/invoices/${ids[0]}/payment`)).json['pix'];
  expect(await pix(first)).not.toBe(await pix(second));
  expect(await first.read(Number(ids[0]))).toMatchObject({ status: 'PENDING', problem: '' });
});

it('finds what was sent before by its number only where customer, amount and day are its own', async () => {
  const scene = await install('bia', BIA);
  const known = await scene.charge();
  await forgetMark(scene, known);
  const own = await leave(known, {});
  await scene.server.app.sweep();
  expect(await scene.read(known)).toMatchObject({ status: 'PENDING', problem: '' });
  expect([...asaas.payments.keys()]).toEqual([own]);

  for (const other of [{ value: 100.01 }, { dueDate: addDays(DUE, 30) }]) {
    const id = await scene.charge();
    await forgetMark(scene, id);
    const others = await leave(id, other);
    await scene.server.app.sweep();
    const { problem, canBeSent, status } = await scene.read(id);
    expect([readUnclear(String(problem)), canBeSent, status]).toEqual([
      ...[others, true, 'rastro-generated'],
    ]);
    // It stays so until somebody has looked at it, who sends it under a name of its own.
    await scene.server.app.sweep();
    const count = asaas.payments.size;
    const sent = await scene.admin.call(`POST /api/invoices/${id}/send`, { json: {} });
    expect(sent.json).toMatchObject({ status: 'PENDING', problem: '' });
    expect(asaas.payments.size).toBe(count + 1);
  }
});

it('tells of a charge under its own name that says another amount', async () => {
  const scene = await install('bia', BIA);
  const id = await scene.charge();
  const { rows } = await scene.server.database.query('select provider_mark from invoice');
  const changed = await leave(id, {
    value: 1,
    externalReference: `invoice-${id}-${String(rows[0]?.['provider_mark'])}`,
  });
  const refused = await scene.admin.call(`POST /api/invoices/${id}/send`, { json: {} });
  expect([refused.status, refused.json['code']]).toEqual([409, 'CHARGE_UNCLEAR']);
  // What was deleted there is in nobody's way.
  Object.assign(asaas.payments.get(changed) ?? {}, { deleted: true });
  await scene.server.app.sweep();
  expect(await scene.read(id)).toMatchObject({ status: 'PENDING', value: 10_000, problem: '' });
});

it('finds a fiscal note only where customer and amount are its own', async () => {
  const { url, key, fetch: ask } = asaas;
  const notes = createAsaasNotes({
    url,
    key,
    webhookToken: undefined,
    userAgent: async () => 'test/1',
    fetch: ask,
  });
  const payer = { email: '', phone: '', payerId: undefined, told: '' };
  const [bia, caio] = await Promise.all(
    [BIA, CAIO].map((document, at) =>
      notes.findPayer({ ...payer, userId: at, name: document, document }),
    ),
  );
  const sold = { serviceDescription: 'x', value: 100, effectiveDate: TODAY, taxes: {} };
  const city = { municipalServiceName: 'x', municipalServiceCode: '1' };
  asaas.notes.answer({
    method: 'POST',
    url: new URL(`${url}/invoices`),
    key,
    body: { ...sold, ...city, customer: bia?.payerId, externalReference: 'note-7' },
  });
  const note = { id: 7, mark: null, value: 10_000 };
  const find = (more: object, payerId = bia?.payerId) =>
    notes.find({ ...note, ...more }, String(payerId));
  expect(await find({})).toMatchObject({ status: 'SCHEDULED' });
  expect(await find({ mark: 'a1' })).toBeUndefined();
  await expect(find({ value: 10_001 })).rejects.toThrow(UnclearError);
  await expect(find({}, caio?.payerId)).rejects.toThrow(UnclearError);
});
