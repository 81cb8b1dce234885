import { invoice } from '@rastro/sdk/contract';
import { BILLING_ZONE, readFlag, toDayKey } from '@rastro/sdk/domain';
import { ResellerStore } from '../../ground/accounts/reseller-store';
import { createUserAgent } from '../../ground/branding/create-user-agent';
import type { Host, Offers } from '../../ground/feature';
import { toWire } from '../../ground/own-resources/to-wire';
import { ContractStore } from './contract-store';
import { toInvoice } from './invoice-calls';
import { InvoiceStore } from './invoice-store';
import { NoteStore } from './notes/note-store';
import { createNotesOf } from './notes/notes-settings';
import { createProviders } from './providers';
import { createReadCustomer } from './read-customer';
import { createSellers } from './sellers';
import { createTellMoved } from './tell-moved';
import { createWaysToPay } from './ways-to-pay';

/** Offers of other features that billing is opened with. */
export type BillingNeeds = Pick<
  Offers,
  'identify' | 'access' | 'accountRights' | 'nameOf' | 'tellInvoice' | 'sessionFacts' | 'changeLog'
>;

/** The stores of billing, the services that sellers set up, and what billing reads elsewhere. */
export type Books = ReturnType<typeof openBooks>;

/** Opens what is kept of contracts, invoices and notes, and what they are read with. */
export function openBooks(
  host: Host,
  needed: Pick<BillingNeeds, 'access' | 'tellInvoice' | 'accountRights'>,
) {
  const { database, upstream, brand, clock, config, integrations } = host;
  const { access, tellInvoice, accountRights } = needed;
  const { attributePrefix: prefix } = brand;
  const { origin } = upstream;
  const userAgent = createUserAgent(brand, config.publicUrl);
  const paymentOf = (sellerId: number) => integrations.of(sellerId).asaas;
  const providerOf = createProviders(paymentOf, userAgent, clock);
  const sellerOf = (sellerId: number) => integrations.of(sellerId).seller;
  const notesOf = createNotesOf(integrations, userAgent, clock);
  const resellers = new ResellerStore(database, origin, clock);
  const today = () => toDayKey(clock(), BILLING_ZONE);
  const invoices: InvoiceStore = new InvoiceStore(
    ...([database, origin, clock] as const),
    createTellMoved({
      tellInvoice,
      find: (id, unit) => invoices.find(id, unit),
      toTold: (stored) =>
        toWire(invoice.members, toInvoice(stored, { prefix, today, notesOf, providerOf })),
    }),
  );
  const readCustomer = createReadCustomer(upstream);
  return {
    origin,
    prefix,
    today,
    providerOf,
    notesOf,
    waysToPay: createWaysToPay({ sellerOf, providerOf }),
    sellers: createSellers({ db: database, origin, access }),
    contracts: new ContractStore(database, origin),
    invoices,
    notes: new NoteStore(database, origin, clock),
    readCustomer,
    isHigher: (userId: number) => access.isHigher(userId),
    /** Vehicles of an account; of a reseller those of its tree, as its own page counts them. */
    countVehicles: async (userId: number, sellerIds: readonly number[]) =>
      (await accountRights.read(userId)).isReseller
        ? resellers.countDevices(userId)
        : readCustomer.countVehicles(userId, sellerIds),
    /** Reads the switch of the server that lets invoices be made. */
    isOn: async (): Promise<boolean> => {
      const call = { method: 'GET', path: '/server', query: new URLSearchParams() };
      const { status, body } = await upstream.send(call, { actor: { anonymous: true } });
      if (status >= 400) throw new Error(`The settings of the server answer ${status}`);
      const server = JSON.parse(body ?? '{}') as Parameters<typeof readFlag>[0];
      return readFlag(server, `${prefix}.enableBilling`);
    },
  };
}
