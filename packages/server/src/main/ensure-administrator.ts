import { isCommonPassword, USER_FORM_MIN_LENGTHS } from '@rastro/sdk/domain';
import { type Config, ConfigError } from '../config/config';
import { NEW_SERVER_LENGTH } from '../ground/accounts/password-policy';
import { createFirstUser, createSetupCode } from '../areas/access/setup/setup.service';
import type { Upstream } from '../upstream/upstream';

/** First sign-in steps, shown once in the terminal. */
export type FirstSteps =
  | { kind: 'none' }
  | { kind: 'code'; code: string }
  | {
      kind: 'administrator';
      email: string;
      password: string | undefined;
      /** Driver's credentials in the demo. */
      driver?: { username: string; password: string };
    };

/**
 * On a tracking server without users: makes the administrator whose password a file gave, or a one-time
 * code for the first-run page. One that does not answer has its users, as far as anybody knows. Throws
 * `ConfigError` for a password that is too short or too common.
 */
export async function ensureAdministrator(
  upstream: Upstream,
  config: Pick<Config, 'adminEmail' | 'adminPassword' | 'passwordMinLength'>,
): Promise<FirstSteps> {
  const answer = await upstream.send(
    { method: 'GET', path: '/server', query: new URLSearchParams() },
    { actor: { anonymous: true } },
  );
  if (answer.status >= 400) return { kind: 'none' };
  const { newServer } = JSON.parse(answer.body ?? '{}') as { newServer?: boolean };
  if (newServer !== true) return { kind: 'none' };
  const { adminEmail, adminPassword } = config;
  if (adminPassword === undefined) return { kind: 'code', code: createSetupCode() };
  requireGoodPassword(adminPassword, config.passwordMinLength ?? NEW_SERVER_LENGTH);
  await createFirstUser(upstream, {
    name: 'Administrator',
    email: adminEmail,
    password: adminPassword,
  });
  return { kind: 'administrator', email: adminEmail, password: undefined };
}

function requireGoodPassword(password: string, length: number): void {
  if (password.length < length) {
    throw new ConfigError(
      `The password of --admin-password-file is shorter than ${length} characters. Give a longer one, ` +
        'or say with --password-min-length N how short passwords may be.',
    );
  }
  if (length > USER_FORM_MIN_LENGTHS.password && isCommonPassword(password)) {
    throw new ConfigError(
      'The password of --admin-password-file is one that many people use. Give another one.',
    );
  }
}
