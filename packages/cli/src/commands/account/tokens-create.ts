import { DAY_MS, MAX_TOKEN_DAYS } from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import type { RunCommand } from '../../command';
import { say } from '../../context';
import { exitCode } from '../../exit-code';
import { requireSignIn } from '../../profiles/resolve-sign-in';
import { createSignedInClient } from '../../profiles/signed-in-client';

const DEFAULT_DAYS = 7;

export const createToken: RunCommand = async (context, _args, options) => {
  const days = parseDays(options['days']);
  const expiresAt = new Date(Date.now() + days * DAY_MS).toISOString();
  const signIn = await requireSignIn(context);
  // The server would cut it short without a word.
  if (signIn.expiresAt !== undefined && Date.parse(signIn.expiresAt) < Date.parse(expiresAt)) {
    throw new CliError(`Your own sign-in ends before that, at ${signIn.expiresAt}.`, {
      exit: exitCode.usage,
      hint: 'Ask for fewer days, or sign in again with: rastro login',
    });
  }
  const client = await createSignedInClient(context);
  const { name } = options;
  const token = await client.session.createToken({
    expiration: expiresAt,
    ...(typeof name === 'string' && { name }),
  });
  context.stdout.write(`${token}\n`);
  say(context, `It acts as you until ${expiresAt}. Whoever holds it is you.`);
};

function parseDays(value: unknown): number {
  const days = value === undefined ? DEFAULT_DAYS : Number(value);
  if (Number.isFinite(days) && days > 0 && days <= MAX_TOKEN_DAYS) return days;
  throw new CliError(
    `--days takes a number of days up to ${MAX_TOKEN_DAYS}, not "${String(value)}".`,
    {
      exit: exitCode.usage,
      hint: 'As in: rastro tokens create --days 30',
    },
  );
}
