import { isTrackingError, type TrackingClient } from '@rastro/sdk/client';
import type { Server, User } from '@rastro/sdk/contract';
import { toPrintable } from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import type { CommandOptions, RunCommand } from '../../command';
import { type Context, printJson, say } from '../../context';
import { exitCode } from '../../exit-code';
import { fetchOf } from '../../http/debug-fetch';
import { createRetryFetch } from '../../http/retry-fetch';
import { createImportProgress } from '../../import/run/import-progress';
import { createSignedInClient } from '../../profiles/signed-in-client';
import { sayPlan } from '../../resources/run/many/say-plan';
import { confirm } from '../../terminal/confirm';
import {
  countOpen,
  countPlan,
  countPrefixes,
  formatMigration,
  listCreated,
  listRefused,
} from './describe-migration';
import { openSource } from './open-source';
import { type MigrationPlan, planMigration } from './plan-migration';
import { type Fleet, readFleet } from './read-fleet';
import { isServersOwn } from './rename-prefix';
import { type MigrationResult, runMigration } from './run-migration';

/** `rastro migrate` */
export const migrate: RunCommand = async (context, _args, options) => {
  const target = await createSignedInClient(context, {
    fetch: createRetryFetch({ fetch: fetchOf(context) }),
  });
  const self = await requireAdministrator(target);
  const source = await openSource(context, String(options['from']), options);
  try {
    if (source.client.baseUrl === target.baseUrl) {
      throw new CliError('Both are the same server.', { exit: exitCode.usage });
    }
    await requireAdministrator(source.client);
    const prefix = await choosePrefix(source.client, target, options['prefix']);
    say(context, `Reading ${source.client.baseUrl} and ${target.baseUrl} …`);
    const fleets = [await readFleet(source.client), await readFleet(target)] as const;
    const plan = planMigration(...fleets, prefix);
    sayMigration(context, plan, options);
    if (!prefix) sayPrefixes(context, fleets[0], await target.server.get());
    await apply(context, target, { plan, self }, options);
  } finally {
    await source.close();
  }
};

async function requireAdministrator(client: TrackingClient): Promise<User> {
  const user = await client.session.get();
  if (user?.administrator) return user;
  throw new CliError(
    user
      ? `${toPrintable(user.name)} is no administrator of ${client.baseUrl}.`
      : `The sign-in of ${client.baseUrl} has ended, or its token is wrong.`,
    { exit: user ? exitCode.refused : exitCode.notSignedIn },
  );
}

/** Chooses the attribute prefix to rename and its new name; null for none. */
async function choosePrefix(
  source: TrackingClient,
  target: TrackingClient,
  given: CommandOptions[string],
): Promise<{ from: string; to: string } | null> {
  const to = (await target.server.get()).attributePrefix;
  if (typeof given === 'string') {
    if (!/^[a-z][\w-]{0,63}$/i.test(given)) {
      throw new CliError(`--prefix "${toPrintable(given)}" is no prefix.`, {
        exit: exitCode.usage,
        hint: 'Write what stands before the point: acme for acme.color.',
      });
    }
    if (isServersOwn(given)) {
      throw new CliError(
        `--prefix "${given}" would rename settings of the tracking server itself.`,
        {
          exit: exitCode.usage,
        },
      );
    }
    if (to === null) {
      throw new CliError('This server has no prefix of its own.', {
        exit: exitCode.usage,
        hint: 'Without --prefix attributes keep their names.',
      });
    }
  }
  const from = typeof given === 'string' ? given : (await source.server.get()).attributePrefix;
  return from === null || to === null || from === to ? null : { from, to };
}

function sayMigration(context: Context, plan: MigrationPlan, options: CommandOptions): void {
  const isData = options['dryRun'] === true && options['json'] !== true;
  const write = (line: string) =>
    isData ? void context.stdout.write(`${line}\n`) : say(context, line);
  write(formatMigration(plan).trimEnd());
  const created = listCreated(plan);
  if (isData) for (const line of created) write(`  ${line}`);
  else sayPlan(context, created);
  const refused = listRefused(plan);
  if (refused.length > 0) write('Refused:');
  if (isData) for (const line of refused) write(`  ${line}`);
  else sayPlan(context, refused);
  if (countPlan(plan)['users']?.create === 0) return;
  write(
    options['mailPasswords'] === true
      ? 'Passwords cannot be taken over: each new account gets a mail with a link to one.'
      : 'Passwords cannot be taken over: each new account has none until its owner asks for one on the sign-in page (--mail-passwords sends the mails for that).',
  );
}

/** Prints prefixes that seem to be another product's, when nothing is renamed. */
function sayPrefixes(context: Context, source: Fleet, { attributePrefix }: Server): void {
  if (attributePrefix === null) return;
  const others = [...countPrefixes(source)].filter(([prefix]) => prefix !== attributePrefix);
  for (const [prefix, count] of others.slice(0, 5)) {
    say(
      context,
      `${count} attributes begin with ${prefix}. (--prefix ${prefix} renames them to ${attributePrefix}.)`,
    );
  }
}

async function apply(
  context: Context,
  client: TrackingClient,
  { plan, self }: { plan: MigrationPlan; self: User },
  options: CommandOptions,
): Promise<void> {
  const isJson = options['json'] === true;
  const counts = countPlan(plan);
  const refused = listRefused(plan);
  const total = countOpen(plan);
  if (options['dryRun'] || total === 0) {
    if (isJson) printJson(context, { plan: counts, refused });
    return say(context, total === 0 ? 'Nothing to do.' : 'Nothing was changed.');
  }
  if (!(await confirm(context, options, `Make ${total} things and links?`))) {
    return say(context, 'Nothing was changed.');
  }
  const result: MigrationResult = { created: 0, linked: 0, newAccounts: [], failures: [] };
  const progress = createImportProgress(context, total);
  let isStopped = false;
  const stopListening = context.onInterrupt(() => {
    isStopped = true;
    progress.note('Stopping: what is under way is finished.');
  });
  let isWhole: boolean;
  try {
    isWhole = await runMigration(
      plan,
      { client, selfId: self.id, onStep: progress.step, isStopped: () => isStopped },
      result,
    );
  } finally {
    stopListening();
    progress.finish();
  }
  const mailed = options['mailPasswords'] === true ? await mailPasswords(client, result) : 0;
  const { created, linked, failures } = result;
  if (isJson) printJson(context, { plan: counts, refused, created, linked, mailed, failures });
  say(context, `Made ${created} things and ${linked} links.`);
  if (mailed > 0) say(context, `Mailed ${mailed} new accounts a link to a password.`);
  sayPlan(context, failures.map(toPrintable));
  if (!isWhole) {
    throw new CliError('Stopped before the end: run it again to go on.', {
      exit: exitCode.interrupted,
    });
  }
  if (failures.length + refused.length > 0) throw new CliError('Not everything was taken over.');
}

/** Answers how many were mailed; stops at the first that no mail goes out to. */
async function mailPasswords(client: TrackingClient, result: MigrationResult): Promise<number> {
  let count = 0;
  for (const email of result.newAccounts) {
    try {
      await client.session.requestPassword(email);
      count += 1;
    } catch (error) {
      if (!isTrackingError(error)) throw error;
      result.failures.push(`mail to ${email}: ${error.message}`);
      if (error.code === 'MAIL_NOT_CONFIGURED') break;
    }
  }
  return count;
}
