import { device, logEntry, user, type LogEntry, type LogEntryQuery } from '@rastro/sdk/contract';
import { LOG_KINDS, toPrintable } from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import type { RunCommand } from '../../command';
import { printJson, say } from '../../context';
import { exitCode } from '../../exit-code';
import { createSignedInClient } from '../../profiles/signed-in-client';
import { createDirectories, resolveReference } from '../../resources/references/resolve-reference';
import { findResource } from '../../resources/resources';
import { formatTable } from '../../terminal/format-table';

type Options = Parameters<RunCommand>[2];
type Context = Parameters<RunCommand>[0];

/** `rastro logs server` */
export const showServerLog: RunCommand = async (context, _args, options) => {
  const client = await createSignedInClient(context);
  show(context, options, await client.resource(logEntry).list(readQuery(options)));
};

/** `rastro logs device <device>` */
export const showDeviceLog: RunCommand = async (context, [name = ''], options) => {
  const client = await createSignedInClient(context);
  const id = await resolveReference(createDirectories(client), findResource(device), name);
  show(context, options, await client.resource(logEntry).ofDevice({ id, ...readQuery(options) }));
};

/** `rastro logs user <user>` */
export const showUserLog: RunCommand = async (context, [name = ''], options) => {
  const client = await createSignedInClient(context);
  const id = await resolveReference(createDirectories(client), findResource(user), name);
  show(context, options, await client.resource(logEntry).ofUser({ id, ...readQuery(options) }));
};

function show(context: Context, options: Options, entries: readonly LogEntry[]): void {
  if (options['json']) return printJson(context, entries);
  if (entries.length === 0) return say(context, 'Nothing of that kind is in the log.');
  const rows = entries.map((entry) =>
    [
      entry.time,
      nameDoer(entry),
      entry.action,
      [entry.objectType, entry.objectName || entry.objectId || entry.deviceCount || '']
        .join(' ')
        .trim(),
      entry.times > 1 ? `${entry.outcome} ×${entry.times}` : entry.outcome,
      entry.address,
      entry.reason || sayPeriod(entry) || entry.changes.map(({ member }) => member).join(', '),
    ].map((cell) => toPrintable(String(cell))),
  );
  const titles = ['WHEN', 'WHO', 'DID', 'TO', 'RESULT', 'FROM', 'WHY OR WHAT'];
  context.stdout.write(formatTable(titles, rows));
}

/** The period that was read; '' for what is no read. */
const sayPeriod = ({ readFrom, readTo }: LogEntry): string =>
  readFrom && readTo ? `${readFrom} to ${readTo}` : '';

/** Account, whoever had logged in as it, and the API key it was done with. */
function nameDoer({ userName, userId, byUserName, byUserId, keyName }: LogEntry): string {
  const name = userName || (userId ? `#${userId}` : 'nobody');
  if (keyName) return `${name}, key ${keyName}`;
  return byUserId ? `${byUserName || `#${byUserId}`} as ${name}` : name;
}

/** Throws for one that is none. */
function readKind(kind: string | undefined): string | undefined {
  if (kind === undefined || LOG_KINDS.some((one) => one === kind)) return kind;
  throw new CliError(`--kind "${kind}" is no kind of entry.`, {
    exit: exitCode.usage,
    hint: `Give ${LOG_KINDS.join(' or ')}, or leave it out for both.`,
  });
}

function readQuery(options: Options): LogEntryQuery {
  const text = (name: string): string | undefined => {
    const value = options[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const moment = (name: string): string | undefined => {
    const value = text(name);
    if (value === undefined) return undefined;
    const ms = Date.parse(value);
    if (!Number.isNaN(ms)) return new Date(ms).toISOString();
    throw new CliError(`--${name} "${value}" is no date.`, {
      exit: exitCode.usage,
      hint: 'Give it as 2026-11-30 or 2026-11-30T08:00.',
    });
  };
  const limit = text('limit');
  if (limit !== undefined && !/^[1-9]\d{0,3}$/.test(limit)) {
    throw new CliError(`--limit "${limit}" is no number from 1 to 1000.`, { exit: exitCode.usage });
  }
  return {
    from: moment('from'),
    to: moment('to'),
    kind: readKind(text('kind')),
    action: text('action'),
    outcome: text('outcome'),
    keyword: text('find'),
    limit: limit === undefined ? undefined : Number(limit),
  };
}
