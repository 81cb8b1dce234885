import { type BillingDay, isOwed, suspensionDayAfter } from '@rastro/sdk/domain';
import type { Server } from './start-server';

/**
 * Finds accounts that are suspended though they owe nothing too late, or the other way round; trust
 * counts as open.
 */
export async function checkAccounts(
  { invoices, rights }: Pick<Server, 'invoices' | 'rights'>,
  day: BillingDay,
): Promise<Record<'closed' | 'open', string[]>> {
  const late = new Map<number, number>();
  for (const { id, userId, status, open, dueOn, suspendDays } of await invoices.listOpen()) {
    const isOut = isOwed(status) && open > 0 && suspendDays > 0;
    if (isOut && suspensionDayAfter(dueOn, suspendDays) <= day) late.set(userId, id);
  }
  const suspended = new Set(await rights.listSuspendedByItself());
  return {
    closed: [...suspended]
      .filter((userId) => !late.has(userId))
      .map((userId) => `${day}: account ${userId} is suspended and owes nothing too late`),
    open: [...late]
      .filter(([userId]) => !suspended.has(userId))
      .map(([userId, id]) => `${day}: account ${userId} is open, #${id} is too late`),
  };
}
