import { normalizeSignInName, parseRecipients } from '@rastro/sdk/domain';
import type { Upstream } from '../../../upstream/upstream';
import { createServiceAsk } from '../../../ground/holders/read-holders';
import { readUser } from '../../../ground/sessions/read-user';

/** E-mails of accounts, of those asked for; what a tracking API elsewhere does not say is none. */
async function findAccounts(upstream: Upstream, emails: readonly string[]): Promise<Set<string>> {
  if (upstream.findAccountEmails) return new Set(await upstream.findAccountEmails(emails));
  const answer = await createServiceAsk(upstream)?.('/users', { excludeAttributes: 'true' });
  if (!answer || answer.status >= 400) return new Set();
  const users = JSON.parse(answer.body ?? '[]') as { email?: unknown }[]; // as the tracking API says
  return new Set(users.map(({ email }) => normalizeSignInName(email)));
}

/** The recipients of a report who have no account here: the owner's own address is always known. */
export async function findOutside(
  upstream: Upstream,
  userId: number,
  recipients: string,
): Promise<string[]> {
  const own = JSON.parse(await readUser(upstream, userId)) as { email?: unknown };
  const others = [...new Set(parseRecipients(recipients).map(normalizeSignInName))].filter(
    (address) => address !== normalizeSignInName(own.email),
  );
  if (others.length === 0) return [];
  const accounts = await findAccounts(upstream, others);
  return others.filter((address) => !accounts.has(address));
}
