import { expect, it } from 'vitest';
import { BILLING_ZONE, DAY_MS, HOUR_MS, toDayKey } from '@rastro/sdk/domain';
import { createTestMail } from '../../../engine/notifications/testing';
import { ADMIN, type TestApp } from '../../../http/testing';
import { createTestSmtpServer } from '../../../mail/testing';
import {
  PASSWORD,
  ends,
  openEngine,
  openProxy,
  call,
  listOf,
  payments,
  SERVICE,
  tell,
  lastNote,
  addCustomer,
  charge,
  setUp,
  TOKEN,
  type NotesScene,
} from './testing';

async function issueNotes(scene: NotesScene): Promise<void> {
  const { door, admin, asaas, sweep } = scene;
  await setUp(scene, { issueOn: 'created' });
  const bia = await addCustomer(scene, 'bia');
  await charge(scene, bia.id);
  await sweep();
  await sweep();

  const [note, ...more] = await listOf(bia.browser, 'fiscal-notes');
  expect(more).toEqual([]);
  expect(note).toMatchObject({ status: 'SYNCHRONIZED', value: 12_345, number: '', problem: '' });
  const noteId = lastNote(asaas);
  expect(asaas.notes.notes.get(noteId)).toMatchObject({
    value: 123.45,
    municipalServiceCode: '1.07',
    externalReference: expect.stringMatching(new RegExp(`^note-${note?.id}-\\w{16}$`)) as string,
    serviceDescription: `Invoice ${note?.invoiceId}: Fleet`,
    municipalServiceName: 'Tracking',
    payment: expect.stringMatching(/^pay_/) as string,
    taxes: { retainIss: false, iss: 2.5, cofins: 3.65, pis: 0, csll: 0, inss: 0, ir: 0 },
  });
  const customer = [...asaas.customers.values()].at(-1);
  expect(customer).toMatchObject({ postalCode: '01001000', address: 'Praça da Sé' });

  // The city answers, and tells of it twice.
  asaas.notes.settle(noteId);
  expect((await tell(door, noteId)).status).toBe(200);
  expect((await tell(door, noteId)).status).toBe(200);
  expect((await tell(door, 'inv_of_others')).status).toBe(200);
  await sweep();
  const [issued] = await listOf(bia.browser, 'fiscal-notes');
  expect(issued).toMatchObject({ status: 'AUTHORIZED', hasXml: true, isHeld: false });
  const file = await call(bia.browser, `GET /api/fiscal-notes/${note?.id}/xml`);
  expect(file['name']).toBe(`nfse-${issued?.number}.xml`);
  expect(file['xml']).toContain(`<Numero>${issued?.number}</Numero>`);
  const told = await listOf<Record<string, unknown>>(bia.browser, 'invoices');
  expect(told[0]).toMatchObject({ noteId: note?.id, noteStatus: 'AUTHORIZED' });

  // Nobody but who sells does anything with it, and others do not see it.
  const eve = await addCustomer(scene, 'eve');
  expect(await listOf(eve.browser, 'fiscal-notes')).toEqual([]);
  expect((await eve.browser.call(`GET /api/fiscal-notes/${note?.id}/xml`)).status).toBe(404);
  expect((await eve.browser.call('GET /api/fiscal-notes?all=true')).status).toBe(403);
  const issue = { json: { invoiceId: note?.invoiceId } };
  expect((await bia.browser.call('POST /api/fiscal-notes', issue)).status).toBe(403);
  expect((await bia.browser.call(`POST /api/fiscal-notes/${note?.id}/cancel`)).status).toBe(403);
  const taken = { code: 'FISCAL_NOTE_STATUS' };
  expect((await admin.call('POST /api/fiscal-notes', issue)).json).toMatchObject(taken);

  // What is cancelled is cancelled by the city; another one is issued by hand alone.
  await call(admin, `POST /api/fiscal-notes/${note?.id}/cancel`);
  asaas.notes.settle(noteId);
  await tell(door, noteId);
  await sweep();
  expect(await listOf(bia.browser, 'fiscal-notes')).toMatchObject([{ status: 'CANCELED' }]);
  await call(admin, 'POST /api/fiscal-notes', { invoiceId: note?.invoiceId });
  expect(await listOf(admin, 'fiscal-notes?all=true')).toMatchObject([
    { status: 'SYNCHRONIZED' },
    { status: 'CANCELED' },
  ]);
}

it('[S3.57] has notes of invoices issued by the city, over the engine', async () => {
  await issueNotes(await openEngine());
});

it('has notes of invoices issued by the city, in front of a Traccar', async () => {
  const scene = await openProxy();
  await issueNotes(scene);
  await scene.admin.call('PATCH /api/server', {
    json: { attributes: { 'rastro.enableBilling': null } },
  });
});

it('issues notes once invoices are paid, none for what was before, and cancels those of sales undone', async () => {
  const scene = await openEngine();
  const { admin, asaas, sweep } = scene;
  await setUp(scene);
  const bia = await addCustomer(scene, 'bia');
  await charge(scene, bia.id);
  await sweep();
  expect(await listOf(admin, 'fiscal-notes?all=true')).toEqual([]);
  const [paymentId = ''] = asaas.payments.keys();
  asaas.pay(paymentId, toDayKey(scene.nowMs(), BILLING_ZONE));
  const [invoice] = await listOf<{ id: number }>(bia.browser, 'invoices');
  await scene.door.browser().call('POST /api/billing/asaas', {
    headers: { 'asaas-access-token': TOKEN },
    json: { id: 'evt_paid', event: 'PAYMENT_RECEIVED', payment: { id: paymentId } },
  });
  await sweep();
  await sweep();
  expect(await listOf(admin, 'fiscal-notes?all=true')).toMatchObject([
    { invoiceId: invoice?.id, status: 'SYNCHRONIZED' },
  ]);
  asaas.notes.settle(lastNote(asaas));
  await sweep();
  // All is given back: the note goes by itself.
  await call(admin, `POST /api/invoices/${invoice?.id}/refund`, { value: 12_345, note: '' });
  await sweep();
  expect(await listOf(admin, 'fiscal-notes?all=true')).toMatchObject([
    { status: 'PROCESSING_CANCELLATION' },
  ]);
  asaas.notes.settle(lastNote(asaas));
  await sweep();
  expect(await listOf(admin, 'fiscal-notes?all=true')).toMatchObject([{ status: 'CANCELED' }]);

  // From a later day on, what was made before has none.
  await call(admin, 'POST /api/integrations/fiscal', { issueOn: 'created', since: '2027-01-01' });
  await charge(scene, bia.id);
  await sweep();
  await sweep();
  expect(await listOf(admin, 'fiscal-notes?all=true')).toHaveLength(1);
});

it('tries again what the city refuses, three times, and then waits for somebody', async () => {
  const scene = await openEngine();
  const { admin, asaas, sweep, wait } = scene;
  await setUp(scene, { issueOn: 'created' });
  const bia = await addCustomer(scene, 'bia');
  await charge(scene, bia.id);
  await sweep();
  await sweep();
  const only = async () => (await listOf(admin, 'fiscal-notes?all=true'))[0];
  for (const hours of [1, 6, 24, null]) {
    // The city does not know where the customer lives.
    for (const customer of asaas.customers.values()) delete customer['postalCode'];
    asaas.notes.settle(lastNote(asaas));
    await sweep();
    const note = await only();
    expect(note).toMatchObject({ status: 'ERROR', isHeld: hours === null });
    expect(note?.problem).toContain('CEP');
    expect(note?.retriesAt === null).toBe(hours === null);
    wait((hours ?? 1) * HOUR_MS);
    await sweep();
    await admin.signIn(ADMIN.email, ADMIN.password);
    expect((await only())?.status).toBe(hours === null ? 'ERROR' : 'SYNCHRONIZED');
  }
  // Somebody mends it and sends it once more: it is the same note.
  const note = await only();
  await call(admin, `POST /api/fiscal-notes/${note?.id}/retry`);
  asaas.notes.settle(lastNote(asaas));
  await sweep();
  expect(await only()).toMatchObject({ id: note?.id, status: 'AUTHORIZED', problem: '' });
  expect(asaas.notes.notes.size).toBe(1);
  const refused = await admin.call(`POST /api/fiscal-notes/${note?.id}/retry`);
  expect(refused.json).toMatchObject({ code: 'FISCAL_NOTE_STATUS' });
});

it('makes no note twice while the provider is away, and finds the one that it made', async () => {
  const scene = await openEngine();
  const { admin, asaas, sweep, wait } = scene;
  await setUp(scene, { issueOn: 'created', since: '2027-01-01' });
  const bia = await addCustomer(scene, 'bia');
  await charge(scene, bia.id);
  await sweep();
  expect(asaas.payments.size).toBe(1);
  await call(admin, 'POST /api/integrations/fiscal', { since: '2026-08-01' });
  asaas.fault.status = 503;
  await sweep();
  for (const hours of [1, 2, 4, 8]) {
    wait(hours * HOUR_MS);
    await sweep();
  }
  const [waits] = await listOf(admin, 'fiscal-notes?all=true');
  expect(waits).toMatchObject({ status: 'WAITING', isHeld: false });
  asaas.fault.status = null;
  // It was made, and the answer was lost.
  const customer = [...asaas.customers.keys()][0];
  const { rows } = await (scene.door as TestApp).database.query(
    'select provider_mark from fiscal_note',
  );
  const mark = String(rows[0]?.['provider_mark']);
  asaas.notes.answer({
    method: 'POST',
    url: new URL(`${asaas.url}/invoices`),
    key: asaas.key,
    body: {
      customer,
      serviceDescription: 'x',
      value: 123.45,
      effectiveDate: '2026-08-21',
      municipalServiceName: 'x',
      municipalServiceCode: '1',
      taxes: {},
      externalReference: `note-${waits?.id}-${mark}`,
    },
  });
  wait(25 * HOUR_MS);
  await Promise.all([sweep(), sweep()]);
  await sweep();
  await admin.signIn(ADMIN.email, ADMIN.password);
  expect(asaas.notes.notes.size).toBe(1);
  expect(await listOf(admin, 'fiscal-notes?all=true')).toMatchObject([{ status: 'SYNCHRONIZED' }]);
  // Being away used up none of the tries of the city.
  for (const each of asaas.customers.values()) delete each['postalCode'];
  asaas.notes.settle(lastNote(asaas));
  await sweep();
  expect(await listOf(admin, 'fiscal-notes?all=true')).toMatchObject([
    { status: 'ERROR', isHeld: false },
  ]);
});

it('says what is missing at Asaas, and refuses settings that are not as they must be', async () => {
  const scene = await openEngine();
  const { admin, asaas } = scene;
  const attributes = { 'rastro.enableBilling': true };
  await admin.call('PATCH /api/server', { json: { attributes } });
  const wrongOnes: [object, string][] = [
    [{ ...SERVICE }, 'since'],
    [{ ...SERVICE, since: '2026-02-30' }, 'since'],
    [{ ...SERVICE, since: '2026-08-01', iss: 101 }, 'iss'],
    [{ ...SERVICE, since: '2026-08-01', iss: '' }, 'iss'],
    [{ ...SERVICE, since: '2026-08-01', issueOn: 'never' }, 'issueOn'],
    [{ ...SERVICE, since: '2026-08-01', serviceCode: '' }, 'serviceCode'],
  ];
  for (const [json, field] of wrongOnes) {
    const { json: answer } = await admin.call('POST /api/integrations/fiscal', { json });
    expect(answer).toMatchObject({ code: 'FIELD_INVALID', field });
  }
  await call(admin, 'POST /api/integrations/fiscal', { ...SERVICE, since: '2026-08-01' });
  const test = () => call(admin, 'POST /api/integrations/fiscal/test');
  expect(await test()).toMatchObject({ isGood: false, found: expect.stringContaining('payments') });
  await call(admin, 'POST /api/integrations/payment', payments(asaas.key));
  expect(await test()).toMatchObject({ isGood: true, found: expect.not.stringContaining('3065') });
  await call(admin, 'POST /api/integrations/fiscal', { serviceName: 'Suporte' });
  expect(await test()).toMatchObject({
    isGood: true,
    found: expect.stringContaining('306562 (1.07 | Suporte técnico'),
  });
  asaas.notes.fiscalInfo = null;
  expect(await test()).toMatchObject({
    isGood: false,
    code: 'fiscalNone',
    found: expect.stringMatching(/no fiscal data.*CERTIFICATE.*7 dígitos/) as string,
  });
});

it("issues a reseller's notes by its own account alone, and tells who pays once", async () => {
  const smtp = await createTestSmtpServer();
  await smtp.start();
  ends.push(() => smtp.stop());
  const scene = await openEngine({ mail: createTestMail(smtp.url) });
  const { door, admin, asaas, sweep } = scene;
  await setUp(scene, { issueOn: 'created' });
  await admin.call('PATCH /api/server', { json: { attributes: { language: 'en-US' } } });
  const json = { name: 'Norte', email: 'n@example.com', password: PASSWORD, userLimit: -1 };
  const { id: resellerId } = await call(admin, 'POST /api/users', json);
  await call(admin, 'POST /api/resellers', { userId: resellerId });
  const reseller = door.browser();
  await reseller.signIn('n@example.com', PASSWORD);
  const bakery = await addCustomer(scene, 'bakery', reseller);
  await charge(scene, bakery.id, { as: reseller });
  await sweep();
  await sweep();
  // The operator has notes issued; the reseller does not.
  expect(await listOf(bakery.browser, 'fiscal-notes')).toEqual([]);
  await call(reseller, 'POST /api/integrations/payment', payments(asaas.otherKey));
  const since = toDayKey(scene.nowMs() - DAY_MS, BILLING_ZONE);
  await call(reseller, 'POST /api/integrations/fiscal', { ...SERVICE, since, issueOn: 'created' });
  await sweep();
  await sweep();
  expect(await listOf(reseller, 'fiscal-notes?all=true')).toMatchObject([
    { status: 'SYNCHRONIZED', sellerId: resellerId },
  ]);
  expect(await listOf(admin, 'fiscal-notes?all=true')).toEqual([]);
  const noteId = lastNote(asaas);
  expect(asaas.keyOf(noteId)).toBe(asaas.otherKey);
  asaas.notes.settle(noteId);
  // At the account of the operator there is no such note.
  await tell(door, noteId);
  await sweep();
  for (let time = 0; time < 2; time += 1) await tell(door, noteId, `/${String(resellerId)}`);
  await sweep();
  expect(await listOf(bakery.browser, 'fiscal-notes')).toMatchObject([{ status: 'AUTHORIZED' }]);
  await scene.deliver();
  const told = smtp.mails.filter(({ to }) => to.some((each) => each.startsWith('bakery')));
  const subjects = told.map(({ raw }) => /Subject: (.*)/.exec(raw)?.[1] ?? '');
  expect(subjects.filter((subject) => subject.startsWith('Fiscal note 1 '))).toHaveLength(1);
});
