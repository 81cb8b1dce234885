import { setTimeout } from 'node:timers/promises';
import { invoice } from '@rastro/sdk/contract';
import {
  BILLING_ZONE,
  DAY_MS,
  decide,
  HOUR_MS,
  MINUTE_MS,
  readFlag,
  toDayKey,
} from '@rastro/sdk/domain';
import type { Words } from '@rastro/sdk/words';
import { createTurns } from '../../db/take-turns';
import { ApiError } from '../../request/api-error';
import { refuseField } from '../../request/refuse-field';
import { ResellerStore } from '../../ground/accounts/reseller-store';
import { defineFeature } from '../../ground/feature';
import { toWire } from '../../ground/own-resources/to-wire';
import { readOwn } from '../../ground/own-resources/read-own';
import { createUserAgent } from '../../ground/branding/create-user-agent';
import { noteSuspension } from '../../ground/logs/note-suspension';
import { createOriginOf } from '../../ground/themes/origin-of';
import { registerAsaasRoutes } from './asaas.routes';
import { BillingDesk } from './billing-desk';
import { createContractCalls } from './contract-calls';
import { ContractStore } from './contract-store';
import { createDifferences } from './differences';
import { createInvoiceCalls, toInvoice } from './invoice-calls';
import { InvoiceStore } from './invoice-store';
import { createNoteCalls } from './notes/note-calls';
import { NoteStore } from './notes/note-store';
import { NotesDesk } from './notes/notes-desk';
import { createNotesOf } from './notes/notes-settings';
import { createTellNote } from './notes/tell-note';
import { createPayers } from './payers';
import { createProviderEvents } from './provider-events';
import { createProviders } from './providers';
import { createReadCustomer } from './read-customer';
import { readAgeing } from './read-ageing';
import { readStatement } from './read-statement';
import { createReleaseLost } from './release-lost';
import { createRemind } from './remind';
import { createSellers } from './sellers';
import { createSendInvoice } from './send-invoice';
import { createSuspendLate } from './suspend-late';
import type { StoredInvoice } from './stored-invoice';
import { createSweep } from './sweep';
import { tellLate } from './tell-late';
import { createTellMoved } from './tell-moved';
import { tellSuspended } from './tell-suspended';
import { createWaysToPay } from './ways-to-pay';

/** Max wait for the provider when an invoice is opened, in ms. */
const SEND_WAIT_MS = 4_000;

/** Contracts, invoices, what becomes of them, and what becomes of who does not pay. */
export const billingFeature = defineFeature({
  name: 'billing',
  needs: [
    ...(['identify', 'access', 'accountRights', 'nameOf', 'tellInvoice', 'sessionFacts'] as const),
    'changeLog',
  ],
  open(host, { identify, access, accountRights, nameOf, tellInvoice, sessionFacts, changeLog }) {
    const { database, upstream, notices, brand, clock, log, config, integrations } = host;
    const { attributePrefix: prefix, wordsFor } = brand;
    const userAgent = createUserAgent(brand, config.publicUrl);
    const paymentOf = (sellerId: number) => integrations.of(sellerId).asaas;
    const providerOf = createProviders(paymentOf, userAgent, clock);
    const sellerOf = (sellerId: number) => integrations.of(sellerId).seller;
    const waysToPay = createWaysToPay({ sellerOf, providerOf });
    const notesOf = createNotesOf(integrations, userAgent, clock);
    const sellers = createSellers({ db: database, origin: upstream.origin, access });
    const resellers = new ResellerStore(database, upstream.origin, clock);
    const contracts = new ContractStore(database, upstream.origin);
    const invoices: InvoiceStore = new InvoiceStore(
      ...([database, upstream.origin, clock] as const),
      createTellMoved({
        tellInvoice,
        find: (id, unit) => invoices.find(id, unit),
        toTold: (stored) =>
          toWire(invoice.members, toInvoice(stored, { prefix, today, notesOf, providerOf })),
      }),
    );
    const today = () => toDayKey(clock(), BILLING_ZONE);
    const hasBilling = async (userId: number) => (await access.actorOf(userId)).hasBilling;
    const isOn = async (): Promise<boolean> => {
      const call = { method: 'GET', path: '/server', query: new URLSearchParams() };
      const { status, body } = await upstream.send(call, { actor: { anonymous: true } });
      if (status >= 400) throw new Error(`The settings of the server answer ${status}`);
      const server = JSON.parse(body ?? '{}') as Parameters<typeof readFlag>[0];
      return readFlag(server, `${prefix}.enableBilling`);
    };
    sessionFacts.add(
      tellLate({
        invoices,
        today,
        mayRead: async (userId) => decide(await access.actorOf(userId), 'read', 'invoices').allowed,
      }),
    );
    const isHigher = (userId: number) => access.isHigher(userId);

    const readCustomer = createReadCustomer(upstream);
    /** Reads the name of an account, for somebody who sees it. */
    const readPayer = async (userId: number, accountId: number): Promise<string> => {
      const found = await readOwn(upstream, userId, `/users/${accountId}`).catch(
        (error: unknown) => {
          if (error instanceof ApiError && error.status < 500) {
            throw refuseField('accountId', 'refusal.account.unknown');
          }
          throw error;
        },
      );
      return String(found['name'] ?? '');
    };
    const wordsTo = async (userId: number): Promise<Words> => {
      const reader = await notices?.readReader(userId).catch(() => null);
      return (await wordsFor(userId))(reader?.language ?? '');
    };
    const tell = async (userId: number, news: 'suspended' | 'restored'): Promise<void> => {
      if (!notices) return;
      const { t } = await wordsTo(userId);
      const body = news === 'suspended' ? t('mail.billing.suspended') : '';
      const notice = { subject: t(`mail.account.${news}`), body, why: 'account' as const };
      await database
        .transaction((unit) => notices.add(unit, { userId }, notice))
        .catch((error: unknown) => log.warn({ err: error, userId }, 'An account was not told'));
    };
    const late = createSuspendLate({
      database,
      invoices,
      accountRights,
      today,
      isHigher,
      log,
      onMoved: async (userId, news, suspension) => {
        await noteSuspension(changeLog, { userId, name: await nameOf(userId) }, news, suspension);
        await tell(userId, news);
      },
    });
    const onChanged = (userId: number) => late.restore(userId);
    const takeTurns = createTurns({ db: database, log });
    const desk = new BillingDesk({
      store: invoices,
      providerOf,
      today,
      takeTurns,
      clock,
      onChanged,
    });

    /** Vehicles of an account; of a reseller those of its tree, as its own page counts them. */
    const countVehicles = async (userId: number, sellerIds: readonly number[]) =>
      (await accountRights.read(userId)).isReseller
        ? resellers.countDevices(userId)
        : readCustomer.countVehicles(userId, sellerIds);
    const sweep = createSweep({
      contracts,
      invoices,
      today,
      log,
      providerOf,
      countVehicles,
      nameOf: async (userId, sellerIds) =>
        String((await readCustomer.account(userId, sellerIds))['name'] ?? ''),
    });
    const { origin } = upstream;
    const payers = createPayers({ db: database, origin, prefix, readCustomer, takeTurns });
    const send = createSendInvoice({ payers, invoices, providerOf, today, takeTurns, onChanged });
    const originOf = createOriginOf(config.publicUrl, brand.domainOf);
    const notes = new NoteStore(database, origin, clock);
    const notesDesk = new NotesDesk({
      notes,
      invoices,
      payers,
      takeTurns,
      today,
      clock,
      origin,
      log,
      notesOf,
      send,
      tell: notices && createTellNote({ database, invoices, notices, wordsFor, originOf }),
    });
    const sendNow = async (invoice: StoredInvoice): Promise<void> => {
      // What the provider has against one does not change by looking at it again.
      if (invoice.problem !== '') return;
      // The due day changed, and the provider did not say at once how it is paid now.
      const isStale = invoice.providerId !== null && Object.keys(invoice.payWith).length === 0;
      const work = isStale ? desk.refresh(invoice, '') : send(invoice);
      const sent = work.catch((error: unknown) => {
        log.warn({ err: error, invoice: invoice.id }, 'An invoice could not be sent at once');
      });
      await Promise.race([sent, setTimeout(SEND_WAIT_MS, undefined, { ref: false })]);
    };
    const remind =
      notices &&
      createRemind({
        database,
        invoices,
        desk,
        notices,
        wordsFor,
        today,
        originOf,
        isHigher,
        waysToPay,
      });

    const releaseLost = createReleaseLost({
      sellers,
      contracts,
      invoices,
      today,
      log,
      restore: onChanged,
    });

    /** Marks owed invoices sent to another account of a provider, to be sent anew by hand. */
    const markAstray = async (): Promise<void> => {
      const sellerIds = (await invoices.listOpen()).map(({ sellerId }) => sellerId);
      for (const sellerId of new Set(sellerIds)) {
        const { name, account } = providerOf(sellerId);
        const known = await account().catch(() => '');
        if (known !== '') await invoices.markAstray(name, sellerId, known);
      }
    };

    const run = async (): Promise<void> => {
      // What was paid opens an account whether or not anybody is billed now.
      await late.restoreAll();
      if (!(await isOn())) return;
      await releaseLost();
      await sweep();
      await markAstray();
      for (const invoice of await invoices.listOpen()) {
        try {
          await send(invoice);
          await desk.fallDue(invoice);
          await remind?.(invoice);
        } catch (error) {
          // Looked at again in an hour; the others are not kept waiting.
          log.warn({ err: error, invoice: invoice.id }, 'An invoice could not be looked after');
        }
      }
      await late.suspend(await invoices.listOpen());
    };

    const events = createProviderEvents({ database, invoices, desk, notesDesk, clock, log });
    /** Comparison with the provider, which catches messages that never came. */
    const differences = createDifferences({
      db: database,
      origin: upstream.origin,
      invoices,
      desk,
      providerOf,
      clock,
      today,
      log,
      takeTurns,
      listSellers: () => integrations.listOwners('asaas'),
    });

    return {
      routes(door) {
        tellSuspended(door, { identify, invoices, hasBilling, prefix });
        registerAsaasRoutes(door, {
          readToken: (sellerId) => integrations.of(sellerId).asaas?.webhookToken,
          receive: events.receive,
        });
      },
      resources: {
        BillingContract: createContractCalls({
          contracts,
          invoices,
          today,
          sellers,
          countVehicles,
          makeNext: (contractId) => sweep(contractId, true),
          readAccount: readPayer,
        }),
        FiscalNote: createNoteCalls({ notes, invoices, desk: notesDesk, sellers }),
        Invoice: createInvoiceCalls({
          invoices,
          contracts,
          desk,
          prefix,
          today,
          notesOf,
          isHigher,
          sellers,
          nameOf,
          providerOf,
          send,
          sendNow,
          waysToPay,
          makeAnew: sweep,
          readStatement: (of) => readStatement(database, origin, of),
          readAgeing: (of) => readAgeing(database, origin, of),
          listDifferences: differences.list,
          readAccount: readPayer,
        }),
      },
      jobs: [
        { name: 'make invoices', everyMs: HOUR_MS, jitterMs: HOUR_MS / 12, run },
        {
          name: 'issue fiscal notes',
          everyMs: HOUR_MS,
          jitterMs: HOUR_MS / 12,
          run: () => notesDesk.run(integrations.listOwners('fiscal')),
        },
        { name: 'hear of payments', everyMs: MINUTE_MS, run: events.handleAll },
        {
          name: 'compare invoices',
          everyMs: DAY_MS,
          jitterMs: HOUR_MS,
          run: differences.compareAll,
        },
      ],
      sweeps: [{ name: 'forget old differences', everyMs: DAY_MS, forget: differences.sweep }],
    };
  },
});
