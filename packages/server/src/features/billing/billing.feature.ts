import { setTimeout } from 'node:timers/promises';
import { invoice } from '@rastro/sdk/contract';
import { DAY_MS, decide, HOUR_MS, MINUTE_MS, toDayKey } from '@rastro/sdk/domain';
import type { Words } from '@rastro/sdk/words';
import { createTurns } from '../../db/take-turns';
import { ApiError } from '../../request/api-error';
import { defineFeature } from '../feature';
import { createOwnClient } from '../scheduled-reports/own-client';
import { toWire } from '../own-resources/to-wire';
import { readUser } from '../sessions/read-user';
import { readOwn } from '../shares/read-own';
import { createUserAgent } from '../branding/create-user-agent';
import { createOriginOf } from '../themes/origin-of';
import { registerAsaasRoutes } from './asaas.routes';
import { BillingDesk, wrong } from './billing-desk';
import { BILLING_ZONE } from './billing-zone';
import { createContractCalls } from './contract-calls';
import { ContractStore } from './contract-store';
import { createDifferences } from './differences';
import { createInvoiceCalls, toInvoice } from './invoice-calls';
import { InvoiceStore } from './invoice-store';
import { createProviderEvents } from './provider-events';
import { createProviders } from './providers';
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

/** Who looks at an invoice waits no longer for the provider. */
const SEND_WAIT_MS = 4_000;

/** Contracts, invoices, what becomes of them, and what becomes of who does not pay. */
export const billingFeature = defineFeature({
  name: 'billing',
  needs: ['identify', 'access', 'accountRights', 'nameOf', 'tellInvoice', 'sessionFacts'],
  open(host, { identify, access, accountRights, nameOf, tellInvoice, sessionFacts }) {
    const { database, upstream, notices, brand, clock, log, config, integrations } = host;
    const { attributePrefix: prefix, wordsFor } = brand;
    const providerOf = createProviders(
      integrations.paymentOf,
      createUserAgent(brand, config.publicUrl),
    );
    const sellers = createSellers({ db: database, origin: upstream.origin, access });
    const contracts = new ContractStore(database, upstream.origin);
    const invoices: InvoiceStore = new InvoiceStore(
      ...([database, upstream.origin, clock] as const),
      createTellMoved({
        tellInvoice,
        find: (id, unit) => invoices.find(id, unit),
        toTold: (stored) => toWire(invoice.members, toInvoice(stored, prefix, today())),
      }),
    );
    const today = () => toDayKey(clock(), BILLING_ZONE);
    const hasBilling = async (userId: number) => (await access.actorOf(userId)).hasBilling;
    sessionFacts.add(
      tellLate({
        ...{ invoices, today },
        mayRead: async (userId) => decide(await access.actorOf(userId), 'read', 'invoices').allowed,
      }),
    );
    const isHigher = (userId: number) => access.isHigher(userId);

    const readAccount = async (userId: number) =>
      JSON.parse(await readUser(upstream, userId)) as Record<string, unknown>;
    /** What an account is called that somebody who sees it names. */
    const readPayer = async (userId: number, accountId: number): Promise<string> => {
      const found = await readOwn(upstream, userId, `/users/${accountId}`).catch(
        (error: unknown) => {
          if (error instanceof ApiError && error.status < 500) {
            throw wrong('accountId', 'There is no such account.');
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
      const notice = { subject: t(`mail.account.${news}`), body };
      await database
        .transaction((unit) => notices.add(unit, { userId, channels: notices.channels }, notice))
        .catch((error: unknown) => log.warn({ err: error, userId }, 'An account was not told'));
    };
    const late = createSuspendLate({
      ...{ database, invoices, accountRights, today, isHigher, tell },
      reasonOf: async (userId) => (await wordsTo(userId)).t('mail.billing.reason'),
    });
    const onChanged = (userId: number) => late.restore(userId);
    const desk = new BillingDesk({ store: invoices, providerOf, today, onChanged });

    const sweep = createSweep({
      ...{ contracts, invoices, today, log, providerOf },
      nameOf: async (userId) => String((await readAccount(userId))['name'] ?? ''),
      async countVehicles(userId) {
        if (!(await hasBilling(userId))) return undefined;
        return (await createOwnClient(upstream, userId, prefix).devices.list()).length;
      },
    });
    const send = createSendInvoice({
      database,
      invoices,
      providerOf,
      today,
      readAccount,
      takeTurns: createTurns({ db: database, log }),
      origin: upstream.origin,
    });
    const sendNow = async (invoice: StoredInvoice): Promise<void> => {
      // What the provider has against one does not change by looking at it again.
      if (invoice.problem !== '') return;
      const sent = send(invoice).catch((error: unknown) => {
        log.warn({ err: error, invoice: invoice.id }, 'An invoice could not be sent at once');
      });
      await Promise.race([sent, setTimeout(SEND_WAIT_MS, undefined, { ref: false })]);
    };
    const remind =
      notices &&
      createRemind({
        ...{ database, invoices, desk, notices, wordsFor, today },
        originOf: createOriginOf(config.publicUrl, brand.domainOf),
      });

    const releaseLost = createReleaseLost({
      ...{ sellers, contracts, invoices, today, log, restore: onChanged },
    });

    const run = async (): Promise<void> => {
      await releaseLost();
      await sweep();
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

    const events = createProviderEvents({ database, invoices, desk, clock, log });
    /** What is at the provider is read again, for messages that never came. */
    const differences = createDifferences({
      ...{ db: database, origin: upstream.origin, invoices, desk, providerOf, clock, today, log },
    });

    return {
      routes(door) {
        tellSuspended(door, { identify, invoices, hasBilling, prefix });
        registerAsaasRoutes(door, {
          readToken: (sellerId) => integrations.paymentOf(sellerId)?.webhookToken,
          receive: events.receive,
        });
      },
      resources: {
        BillingContract: createContractCalls({
          ...{ contracts, invoices, today, sellers },
          readAccount: readPayer,
        }),
        Invoice: createInvoiceCalls({
          ...{ invoices, desk, prefix, today, isHigher, sellers, nameOf, providerOf, sendNow },
          listDifferences: differences.list,
          readAccount: readPayer,
        }),
      },
      jobs: [
        { name: 'make invoices', everyMs: HOUR_MS, jitterMs: HOUR_MS / 12, run },
        { name: 'hear of payments', everyMs: MINUTE_MS, run: events.handleAll },
        {
          ...{ name: 'compare invoices', everyMs: DAY_MS, jitterMs: HOUR_MS },
          run: differences.compareAll,
        },
      ],
    };
  },
});
