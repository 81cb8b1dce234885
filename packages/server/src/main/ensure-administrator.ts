import type { Config } from '../config/config';
import { createFirstUser, createSetupCode } from '../features/setup/setup.service';
import type { Upstream } from '../upstream/upstream';

/** What the terminal tells once about getting in. */
export type FirstSteps =
  | { kind: 'none' }
  | { kind: 'code'; code: string }
  | { kind: 'administrator'; email: string; password: string | undefined };

/**
 * On a tracking server without users: makes the administrator whose password a file gave, or a one-time
 * code for the first-run page. One that does not answer has its users, as far as anybody knows.
 */
export async function ensureAdministrator(
  upstream: Upstream,
  { adminEmail, adminPassword }: Pick<Config, 'adminEmail' | 'adminPassword'>,
): Promise<FirstSteps> {
  const answer = await upstream.send(
    { method: 'GET', path: '/server', query: new URLSearchParams() },
    { actor: { anonymous: true } },
  );
  if (answer.status >= 400) return { kind: 'none' };
  const { newServer } = JSON.parse(answer.body ?? '{}') as { newServer?: boolean };
  if (newServer !== true) return { kind: 'none' };
  if (adminPassword === undefined) return { kind: 'code', code: createSetupCode() };
  await createFirstUser(upstream, {
    name: 'Administrator',
    email: adminEmail,
    password: adminPassword,
  });
  return { kind: 'administrator', email: adminEmail, password: undefined };
}
