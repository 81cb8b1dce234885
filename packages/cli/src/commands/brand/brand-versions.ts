import type { ThemeVersion } from '@rastro/sdk/contract';
import { toPrintable } from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import type { CommandOptions, RunCommand } from '../../command';
import { printJson, say } from '../../context';
import { exitCode } from '../../exit-code';
import { createSignedInClient } from '../../profiles/signed-in-client';
import { confirm } from '../../terminal/confirm';
import { formatTable } from '../../terminal/format-table';

export const domainOf = (options: CommandOptions): string =>
  typeof options['domain'] === 'string' ? options['domain'] : '';
export const nameOf = (domain: string): string =>
  domain === '' ? 'the server' : toPrintable(domain);

/** `rastro brand versions` */
export const listVersions: RunCommand = async (context, _args, options) => {
  const client = await createSignedInClient(context);
  const { domain, versions, revision } = await client.themes.get(domainOf(options));
  const rows = versions.map((one) => ({ ...one, isServed: one.revision === revision }));
  if (options['json']) return printJson(context, rows);
  if (rows.length === 0) return say(context, `No brand was saved for ${nameOf(domain)}.`);
  const cells = rows.map(({ revision: version, savedAt, savedBy, isServed }) => [
    ...[String(version), savedAt, savedBy],
    isServed ? 'served' : '',
  ]);
  context.stdout.write(formatTable(['VERSION', 'SAVED', 'BY', ''], cells));
};

/** `version 3, saved 2026-11-01T12:00:00.000Z by Ana` */
function describeVersion({ revision, savedAt, savedBy }: ThemeVersion): string {
  const when = savedAt === '' ? '' : ` ${savedAt}`;
  const who = savedBy === '' ? '' : ` by ${savedBy}`;
  return toPrintable(`version ${revision}${when || who ? `, saved${when}${who}` : ''}`);
}

/** `rastro brand rollback [version]` */
export const rollbackBrand: RunCommand = async (context, [given], options) => {
  const client = await createSignedInClient(context);
  const { domain, versions, revision } = await client.themes.get(domainOf(options));
  const wanted =
    given === undefined
      ? versions.find((one) => one.revision < revision)
      : versions.find((one) => one.revision === Number(given));
  if (wanted === undefined) {
    const known = versions.map((one) => one.revision).join(', ') || 'none';
    throw new CliError(`There is no such version of ${nameOf(domain)}. Kept: ${known}.`, {
      exit: exitCode.usage,
    });
  }
  const now = versions.find((one) => one.revision === revision);
  const what = describeVersion(wanted);
  if (options['dryRun']) return say(context, `Would save ${what} once more.`);
  say(context, `Brings back ${what}, in place of ${now ? describeVersion(now) : revision}.`);
  const question = `Go back to version ${wanted.revision} of ${nameOf(domain)}?`;
  if (!(await confirm(context, options, question))) return say(context, 'Nothing was changed.');
  const saved = await client.themes.revert(domain, wanted.revision);
  say(context, `Version ${wanted.revision} is served again, as version ${saved.revision}.`);
};
