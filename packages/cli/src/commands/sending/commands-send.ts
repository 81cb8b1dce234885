import { isTrackingError, TrackingError, type TrackingClient } from '@rastro/sdk/client';
import { type BulkChange, type BulkRow, command, device } from '@rastro/sdk/contract';
import {
  findCommandGaps,
  listCommandFields,
  readSentRow,
  toSentState,
  type SentState,
  toPrintable,
  runParallel,
} from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import type { CommandOptions, RunCommand } from '../../command';
import { type Context, printJson, say } from '../../context';
import { describeFailure } from '../../describe-failure';
import { exitCode } from '../../exit-code';
import { createSignedInClient } from '../../profiles/signed-in-client';
import { readAttributes } from '../../resources/draft/read-draft';
import {
  createDirectories,
  type Directories,
  resolveReference,
} from '../../resources/references/resolve-reference';
import { findResource } from '../../resources/resources';
import { followBulk, planOrNull, readRows, sayRefused } from '../../resources/run/many/run-bulk';
import { confirm } from '../../terminal/confirm';
import { formatTable } from '../../terminal/format-table';
import { findTargets } from './find-targets';

/** Max concurrent calls, where each device needs a call of its own. */
const AT_ONCE = 4;

type ToSend = Parameters<TrackingClient['commands']['send']>[0];

/** Result of the command at one device. */
interface Told {
  deviceId: number;
  device: string;
  state: SentState;
}

/** `rastro commands send`: each device is told once, many by the server in one go; what nobody knows to have been sent is a failure and never a second command. */
export const sendCommand: RunCommand = async (context, [name = ''], options) => {
  const client = await createSignedInClient(context);
  const directories = createDirectories(client);
  const [toSend, ids] = [
    await readCommand(client, directories, name, options),
    await findTargets(client, directories, options),
  ];
  const { nameOf } = await directories.readNames(findResource(device));
  const [only] = ids;
  const whom =
    ids.length === 1 && only !== undefined ? toPrintable(nameOf(only)) : `${ids.length} devices`;
  if (options['dryRun']) {
    const devices = ids.map((id) => ({ deviceId: id, device: nameOf(id) }));
    if (options['json']) printJson(context, { command: toSend, devices });
    else for (const one of devices) context.stdout.write(`${toPrintable(one.device)}\n`);
    return say(context, `Would send ${toPrintable(name)} to ${whom}. Nothing was sent.`);
  }
  const planned = ids.length > 1 ? await planForMany(context, client, toSend, ids) : null;
  if (!(await confirm(context, options, `Send ${toPrintable(name)} to ${whom}?`))) {
    return say(context, 'Nothing was sent.');
  }
  const states = planned
    ? await sendToMany(context, client, planned)
    : await sendToEach(context, client, toSend, ids);
  const told = [...states].map(([deviceId, state]) => ({
    deviceId,
    state,
    device: nameOf(deviceId),
  }));
  print(context, told, options);
  end(context, told, ids.length);
};

type States = ReadonlyMap<number, SentState>;

/** One by one: to a single device, or by a tracking server that makes no plans. Ctrl-C takes no more of them. */
async function sendToEach(
  context: Context,
  client: TrackingClient,
  toSend: Omit<ToSend, 'deviceId'>,
  ids: readonly number[],
): Promise<States> {
  const states = new Map<number, SentState>();
  let isStopped = false;
  const stopListening = context.onInterrupt(() => void (isStopped = true));
  const failed = (error: unknown): SentState => ({ kind: 'failed', error });
  const sendOne = async (deviceId: number) => {
    const call = client.commands.send({ ...toSend, deviceId });
    states.set(deviceId, await call.then(toSentState, failed));
  };
  await runParallel(ids, AT_ONCE, sendOne, () => isStopped).finally(stopListening);
  return states;
}

/** The server's plan, which says who gets nothing; null at a tracking server that makes none. */
async function planForMany(
  context: Context,
  client: TrackingClient,
  toSend: Omit<ToSend, 'deviceId'>,
  ids: number[],
): Promise<BulkChange | null> {
  const planned = await planOrNull(client, {
    resource: 'devices',
    ids,
    operation: 'send',
    changes: { ...toSend },
  });
  if (planned === null) return null;
  await sayRefused(context, client, findResource(device), planned);
  return planned;
}

/** Waits for a bulk send to end, and returns the result at each device that the server tried. */
async function sendToMany(
  context: Context,
  client: TrackingClient,
  { id }: BulkChange,
): Promise<States> {
  const ended = await followBulk(context, client, id);
  const outcomes = ['done', 'failed', 'refused'] as const;
  const rows = await Promise.all(outcomes.map((outcome) => readRows(client, ended, outcome)));
  return new Map(rows.flat().map((row) => [row.id, readSentRow(row) ?? toFailed(row)]));
}

const toFailed = ({ code, message }: BulkRow): SentState => ({
  kind: 'failed',
  error: new TrackingError({
    code: code ?? 'UNKNOWN_ERROR',
    status: 400,
    ...(message !== null && { message }),
  }),
});

/** Reads the command to send, without the device. Throws where a value is missing. */
async function readCommand(
  client: TrackingClient,
  directories: Directories,
  name: string,
  options: CommandOptions,
): Promise<Omit<ToSend, 'deviceId'>> {
  if (options['saved'] === true) {
    const id = await resolveReference(directories, findResource(command), name);
    const { type, textChannel, attributes: kept } = await client.commands.get(id);
    return { id, type, textChannel, attributes: kept };
  }
  const attributes = toValues(name, readAttributes(options));
  const gaps = Object.keys(findCommandGaps(name, attributes));
  if (gaps.length > 0) {
    throw new CliError(`${toPrintable(name)} needs ${gaps.join(' and ')}.`, {
      exit: exitCode.usage,
      hint: `As in: ${gaps.map((key) => `--attribute ${key}=…`).join(' ')}`,
    });
  }
  return { type: name, textChannel: options['sms'] === true, attributes };
}

/** Converts the attributes of a command; digits in a text field stay text. */
function toValues(
  type: string,
  given: ReturnType<typeof readAttributes>,
): Record<string, string | number | boolean> {
  const kinds = new Map(listCommandFields(type).map(({ key, kind }) => [String(key), kind]));
  const entries = [...given].map(([key, { text, value }]) => {
    const kind = kinds.get(key) ?? 'text';
    const isTyped = typeof value === 'number' || typeof value === 'boolean';
    return [key, isTyped && (kind === 'number' || kind === 'flag') ? value : text] as const;
  });
  return Object.fromEntries(entries);
}

const describe = (state: SentState): string => {
  if (state.kind === 'waits') return `waiting for the vehicle to stop, stop ${state.stopId}`;
  if (state.kind === 'queued') return 'queued until the tracker connects';
  return state.kind === 'failed'
    ? `failed: ${describeFailure(state.error).message}`
    : 'sent to the tracker';
};

function print(context: Context, told: readonly Told[], options: CommandOptions): void {
  if (options['json']) {
    const rows = told.map(({ state, ...one }) =>
      state.kind === 'failed'
        ? { ...one, kind: state.kind, error: describeFailure(state.error).message }
        : { ...one, ...state },
    );
    return printJson(context, rows);
  }
  const rows = told.map((one) => [one.device, describe(one.state)]);
  context.stdout.write(formatTable(['DEVICE', 'OUTCOME'], rows));
}

function end(context: Context, told: readonly Told[], total: number): void {
  const waiting = told.flatMap(({ state }) => (state.kind === 'waits' ? state.stopId : []));
  if (waiting.length > 0) {
    say(
      context,
      `${waiting.length} waiting for the vehicle to stop, for they might lock the engine. To cancel one: rastro stops call-off ${waiting[0]}. To send it at once: rastro stops override ${waiting[0]} --reason …`,
    );
  }
  if (told.length < total) {
    const exit = exitCode.interrupted;
    throw new CliError(`Stopped after ${told.length} of ${total}.`, { exit });
  }
  const errors = told.flatMap(({ state }) => (state.kind === 'failed' ? [state.error] : []));
  if (errors.length === 0) return;
  const isRefused = errors.every((error) => isTrackingError(error) && error.status === 403);
  throw new CliError(`${errors.length} of ${total} got nothing.`, {
    exit: isRefused ? exitCode.refused : exitCode.failed,
  });
}
