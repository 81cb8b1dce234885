import type { FastifyInstance } from 'fastify';
import { isOwed, writeStatus } from '@rastro/sdk/domain';
import type { Identify } from '../../ground/identity/identity';
import type { InvoiceStore } from './invoice-store';

interface TellOptions {
  identify: Identify;
  invoices: Pick<InvoiceStore, 'list'>;
  /** Checks whether the server bills anybody. */
  hasBilling: (userId: number) => Promise<boolean>;
  prefix: string;
}

const CODES: ReadonlySet<unknown> = new Set(['ACCOUNT_IS_SUSPENDED', 'ACCOUNT_IS_SUSPENDED_TRUST']);

/** A refusal of a suspended account carries what it owes (spec §8). */
export function tellSuspended(door: FastifyInstance, options: TellOptions): void {
  const { identify, invoices, hasBilling, prefix } = options;
  door.addHook('preSerialization', async (request, reply, payload) => {
    const body = payload as { code?: unknown } | null;
    if (reply.statusCode !== 403 || !CODES.has(body?.code)) return payload;
    try {
      const userId = (await identify(request))?.userId;
      if (userId === undefined || !(await hasBilling(userId))) return payload;
      const owed = (await invoices.list({ accountIds: [userId] })).filter(({ status }) =>
        isOwed(status),
      );
      return {
        ...body,
        invoices: owed.map(({ id, dueOn, value, open, currency, status, description }) => ({
          id,
          dueDate: dueOn,
          value,
          open,
          currency,
          description,
          status: writeStatus(status, prefix),
        })),
      };
    } catch (error) {
      // What it owes is told beside the refusal, and never in its way.
      request.log.warn({ err: error }, 'Invoices of a suspended account could not be read');
      return payload;
    }
  });
}
