import { randomBytes } from 'node:crypto';
import {
  addDays,
  BILLING_ZONE,
  type BillingDay,
  toDayKey,
  type UserField,
} from '@rastro/sdk/domain';
import { ENGINE_ORIGIN } from '../../db/credential-epoch';
import { ASAAS } from '../../areas/billing/asaas';
import { applyPayment } from '../../areas/billing/apply-payment';
import { BillingDesk, BY_ITSELF } from '../../areas/billing/billing-desk';
import { checkNewContract, readContractInput } from '../../areas/billing/check-contract';
import { ContractStore } from '../../areas/billing/contract-store';
import { InvoiceStore } from '../../areas/billing/invoice-store';
import { manualProvider } from '../../areas/billing/provider';
import { OPERATOR } from '../../areas/billing/sellers';
import type { StoredInvoice } from '../../areas/billing/stored-invoice';
import { feeOf } from '../../sandbox/payment-fee';
import { createSweep } from '../../areas/billing/sweep';
import { toAccountLimits } from '../../areas/resellers/account-limits';
import { ResellerStore } from '../../ground/accounts/reseller-store';
import { WebhookTable } from '../../areas/integrations/webhooks/webhook-table';
import { DEMO_MARK } from '../demo-rights';
import { toUniqueId } from '../fleet/name-fleet';
import type { ContentContext, ContentPart } from './content-part';
import { addNotes } from './fiscal-notes';

const RESELLER = { name: 'Rede Sul Rastreamento', email: 'rede-sul@example.com' };
const LARGE = { name: 'Transportes Vila Rica', email: 'vila-rica@example.com' };
/** Address of the larger customer. The smaller one has none, so the city refuses its note. */
const LARGE_ADDRESS = {
  postcode: '80010000',
  street: 'Rua XV de Novembro',
  number: '1200',
  district: 'Centro',
  city: 'Curitiba',
  state: 'PR',
} satisfies Partial<Record<UserField, string>>;
const SMALL = { name: 'Padaria São Jorge', email: 'sao-jorge@example.com' };
/** Billed by the reseller; the others by the operator. */
const RESOLD = { name: 'Autoescola Horizonte', email: 'horizonte@example.com' };
/** E-mails of the invented people who are customers. */
export const CUSTOMER_EMAILS: readonly string[] = [RESELLER, LARGE, SMALL, RESOLD].map(
  ({ email }) => email,
);
const LARGE_BUSES = 12;
const SMALL_BUSES = 3;
const RESOLD_BUSES = 2;
/** The last invoice of the larger customer is late since about ten days, five before it were due. */
const LARGE_SINCE_DAYS = 162;
/** The next invoice of the smaller one is due in a few days, two before it were due. */
const SMALL_SINCE_DAYS = 57;
/** One invoice was paid within the last month, the next is due in a few days. */
const RESOLD_SINCE_DAYS = 25;

/** An account that nobody signs in with before its administrator gives it a password. */
const makeAccount = async (
  { call, deviceIds }: ContentContext,
  account: { name: string; email: string },
  { buses, more, lives }: { buses: readonly string[]; more?: object; lives?: object },
): Promise<number> => {
  const password = randomBytes(24).toString('base64url');
  const { id: userId } = await call('POST', '/users', {
    ...account,
    password,
    ...more,
    attributes: { ...DEMO_MARK, ...lives },
  });
  const links = buses
    .map((vehicleId) => deviceIds.get(toUniqueId(vehicleId)))
    .filter((deviceId) => deviceId !== undefined)
    .map((deviceId) => ({ userId, deviceId }));
  await call('POST', '/permissions/bulk', links);
  return userId;
};

/** A reseller with three customers, and what they pay for. */
async function makeBusiness(context: ContentContext): Promise<void> {
  const { call, unit, day, clock, attributePrefix } = context;
  const server = await call<{ attributes: object }>('GET', '/server');
  const attributes = { ...server.attributes, [`${attributePrefix}.enableBilling`]: true };
  await call('PUT', '/server', { ...server, attributes });

  const buses = day.buses.map(({ vehicleId }) => vehicleId);
  const limits = { domain: '', maxDevices: 200, maxUsers: 50, maxResellers: 2 };
  const sells = toAccountLimits(limits);
  const sold = buses.slice(0, LARGE_BUSES + SMALL_BUSES + RESOLD_BUSES);
  const resellerId = await makeAccount(context, RESELLER, { buses: sold, more: sells });
  const lives = Object.fromEntries(
    Object.entries(LARGE_ADDRESS).map(([name, value]) => [`${attributePrefix}.${name}`, value]),
  );
  const largeId = await makeAccount(context, LARGE, { buses: buses.slice(0, LARGE_BUSES), lives });
  const smallBuses = buses.slice(LARGE_BUSES, LARGE_BUSES + SMALL_BUSES);
  const smallId = await makeAccount(context, SMALL, { buses: smallBuses });
  const resoldId = await makeAccount(context, RESOLD, { buses: sold.slice(-RESOLD_BUSES) });
  const resellers = new ResellerStore(unit, ENGINE_ORIGIN, clock);
  await resellers.write(unit, resellerId, limits);
  for (const managedUserId of [largeId, smallId, resoldId]) {
    await call('POST', '/permissions', { userId: resellerId, managedUserId });
    await resellers.place(unit, managedUserId, resellerId);
  }
  const owners = [
    ...buses.slice(0, LARGE_BUSES).map((vehicleId) => [vehicleId, largeId] as const),
    ...smallBuses.map((vehicleId) => [vehicleId, smallId] as const),
    ...sold.slice(-RESOLD_BUSES).map((vehicleId) => [vehicleId, resoldId] as const),
  ];
  for (const [vehicleId, ownerId] of owners) {
    const deviceId = context.deviceIds.get(toUniqueId(vehicleId));
    if (deviceId !== undefined) await resellers.countDevice(unit, deviceId, ownerId);
  }
  await makeBills(context, { largeId, smallId, resoldId, resellerId });
  await makeWebhook(context);
}

/** A customer, since when, how many vehicles, and what who sells it takes. */
interface Signed {
  name: string;
  vehicles: number;
  since: number;
  terms: object;
  sellerId: number;
}

/** Signs a contract with an account; answers the day that it starts on. */
const createSign =
  (
    { t }: Pick<ContentContext, 't'>,
    { contracts, today }: { contracts: ContractStore; today: () => BillingDay },
  ) =>
  async (
    accountId: number,
    { since: sinceDays, terms: more, sellerId }: Pick<Signed, 'since' | 'terms' | 'sellerId'>,
  ) => {
    const startsOn = addDays(today(), -sinceDays);
    const input = readContractInput({
      name: t('demo.business.contract'),
      accountId,
      startsOn,
      dueDay: Number(startsOn.slice(8)),
      fineMode: 'percent',
      fine: 200,
      interest: 100,
      remindDays: '-3, 1',
      ...more,
    });
    const checked = checkNewContract(input, today());
    await contracts.create({ userId: accountId }, { ...checked, sellerId });
    return startsOn;
  };

/** Pays an invoice some days before it is due. */
const payAt = (invoices: InvoiceStore, { id, dueOn, value }: StoredInvoice, daysBefore: number) =>
  invoices.change(id, (kept, written) => {
    const paidOn = addDays(dueOn, -daysBefore);
    const came = {
      value,
      paid: value,
      refunded: 0,
      paidOn,
      payWith: {},
      refundNotes: [],
      fee: feeOf('PIX', value),
      isDeleted: false,
      dueOn,
    };
    const payment = { ...came, providerId: `demo-${id}`, status: 'RECEIVED' };
    return applyPayment(kept, written, payment, { day: paidOn, note: '' });
  });

async function makeBills(
  { unit, clock, payments, t }: ContentContext,
  {
    largeId,
    smallId,
    resoldId,
    resellerId,
  }: Record<'largeId' | 'smallId' | 'resoldId' | 'resellerId', number>,
): Promise<void> {
  const today = (): BillingDay => toDayKey(clock(), BILLING_ZONE);
  const contracts = new ContractStore(unit, ENGINE_ORIGIN);
  const invoices = new InvoiceStore(unit, ENGINE_ORIGIN, clock);
  const providerOf = () => manualProvider;
  const desk = new BillingDesk({
    store: invoices,
    providerOf,
    today,
    takeTurns: (_key, run) => run(),
    clock,
    onChanged: async () => undefined,
  });
  const sign = createSign({ t }, { contracts, today });
  const perBus = {
    priceKind: 'vehicle',
    cents: 5_990,
    suspendDays: 20,
    trustDays: 3,
    document: '11222333000181',
  };
  const flat = { priceKind: 'account', cents: 14_990, document: '52998224725' };
  const large = { ...LARGE, vehicles: LARGE_BUSES, since: LARGE_SINCE_DAYS, terms: perBus };
  const small = { ...SMALL, vehicles: SMALL_BUSES, since: SMALL_SINCE_DAYS, terms: flat };
  const resold = { ...RESOLD, vehicles: RESOLD_BUSES, since: RESOLD_SINCE_DAYS, terms: perBus };
  const counts = new Map<number, Signed>([
    [largeId, { ...large, sellerId: OPERATOR }],
    [smallId, { ...small, sellerId: OPERATOR }],
    [resoldId, { ...resold, sellerId: resellerId }],
  ]);
  for (const [userId, signed] of counts) {
    await contracts.countVehicles(userId, await sign(userId, signed), signed.vehicles);
  }
  await createSweep({
    contracts,
    invoices,
    today,
    providerOf,
    log: { warn: () => undefined },
    countVehicles: async (userId) => counts.get(userId)?.vehicles ?? 0,
    nameOf: async (userId) => counts.get(userId)?.name ?? '',
  })();

  // Each was made ten days before it was due.
  for (const { id, dueOn } of await invoices.list({})) {
    const day = addDays(dueOn, -10);
    if (day > today()) continue;
    await unit.query('update invoice_entry set day = $2 where invoice_id = $1', [id, day]);
  }

  // What is still to be paid is paid at the sandbox, from the next look on.
  const toSandbox = (id: number) =>
    invoices.change(id, () => ({ change: { provider: ASAAS }, entries: [] }));
  for (const { id, sellerId, dueOn } of await invoices.list({})) {
    if (sellerId === OPERATOR && dueOn >= today()) await toSandbox(id);
  }
  const sendLate = async (id: number) => {
    const late = await invoices.find(id);
    const { userId, document } = late ?? { userId: largeId, document: '' };
    const payer = { ...LARGE, userId, document, phone: '', payerId: undefined, told: '' };
    if (!late || !payments) return;
    const { payerId } = await payments.findPayer(payer);
    const payment = await payments.send(late, { payerId, dueOn: late.dueOn });
    await toSandbox(id);
    await invoices.change(id, (kept, written) =>
      applyPayment(kept, written, payment, { day: today(), note: '' }),
    );
  };
  const isPast = ({ dueOn }: StoredInvoice) => dueOn < today();
  const listOf = async (userId: number) =>
    (await invoices.list({ accountIds: [userId] })).filter(isPast).reverse();
  const pay = (of: StoredInvoice, daysBefore: number) => payAt(invoices, of, daysBefore);
  const [first, second, third, ...rest] = await listOf(largeId);
  const last = rest.pop();
  const by = { ...BY_ITSELF, userName: 'Administrator' };
  if (first) await pay(first, 2);
  if (second) {
    const cash = { day: addDays(second.dueOn, 4), cents: 0, rest: 'open' } as const;
    await desk.receiveInCash(second.id, cash, by);
  }
  if (third) {
    await pay(third, 0);
    await desk.refund(third.id, 0, { ...by, note: t('demo.business.refund') });
  }
  for (const invoice of rest) await pay(invoice, 1);
  if (last) {
    await desk.fallDue(last);
    await sendLate(last.id);
  }
  const [paid, cancelled] = await listOf(smallId);
  if (paid) await pay(paid, 0);
  const [resoldFirst] = await listOf(resoldId);
  if (resoldFirst) await pay(resoldFirst, 1);
  const again = async (of: StoredInvoice | undefined) => of && invoices.find(of.id);
  // One after the other: they share a transaction.
  const noted: (StoredInvoice | undefined)[] = [];
  for (const of of [first, second, ...rest]) noted.push(await again(of));
  await addNotes(
    { unit, clock },
    {
      paid: noted.filter((each) => each !== undefined),
      refunded: await again(third),
      refused: await again(paid),
    },
  );
  if (cancelled) await desk.cancel(cancelled.id, { ...by, note: t('demo.business.cancel') });
}

/** A webhook that is paused. */
async function makeWebhook({
  unit,
  webhooks,
  administratorId: ownerId,
}: ContentContext): Promise<void> {
  const table = new WebhookTable(unit, ENGINE_ORIGIN, (secret) => webhooks.store.seal(secret));
  const url = 'https://erp.example.com/events';
  await table.create(
    { userId: ownerId },
    { name: 'ERP', url, isPaused: true, invoices: 'all', hasPositions: false, positionSeconds: 60 },
  );
}

/** Parts that make it a realistic business; nothing waits for them. */
export const BUSINESS_PARTS: readonly ContentPart[] = [{ name: 'business', make: makeBusiness }];
