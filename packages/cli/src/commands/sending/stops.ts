import { toPrintable } from '@rastro/sdk/domain';
import type { EngineStop } from '@rastro/sdk/contract';
import { device } from '@rastro/sdk/contract';
import { CliError } from '../../cli-error';
import type { RunCommand } from '../../command';
import { type Context, printJson, say } from '../../context';
import { exitCode } from '../../exit-code';
import { createSignedInClient } from '../../profiles/signed-in-client';
import { readId } from '../../resources/references/read-id';
import { createDirectories, resolveReference } from '../../resources/references/resolve-reference';
import { findResource } from '../../resources/resources';
import { confirm } from '../../terminal/confirm';
import { formatTable } from '../../terminal/format-table';

/** `rastro stops list` */
export const listStops: RunCommand = async (context, _args, options) => {
  const client = await createSignedInClient(context);
  const directories = createDirectories(client);
  const given = Array.isArray(options['device']) ? options['device'] : [];
  const deviceId: number[] = [];
  for (const name of given) {
    deviceId.push(await resolveReference(directories, findResource(device), name));
  }
  const all = await client.engineStops.list(deviceId.length > 0 ? { deviceId } : undefined);
  const stops = options['waiting'] ? all.filter(({ state }) => state === 'waiting') : all;
  if (options['json']) return printJson(context, stops);
  if (stops.length === 0) return say(context, 'No stops.');
  const { nameOf } = await directories.readNames(findResource(device));
  context.stdout.write(
    formatTable(
      ['ID', 'DEVICE', 'COMMAND', 'STATE', 'WAITS FOR', 'ASKED AT', 'BY', 'REASON'],
      stops.map((stop) => [
        String(stop.id),
        nameOf(stop.deviceId),
        stop.type,
        stop.state,
        stop.needs,
        stop.askedAt,
        stop.overrideBy || stop.userName,
        stop.reason,
      ]),
    ),
  );
};

/** `rastro stops call-off` */
export const callOffStop: RunCommand = async (context, [text = ''], options) => {
  const stopId = readStop(text);
  const client = await createSignedInClient(context);
  if (options['dryRun']) return say(context, `Would call stop ${stopId} off.`);
  const stop = await client.engineStops.callOff({ stopId });
  tell(context, stop, options['json'] === true);
};

/** `rastro stops override` */
export const overrideStop: RunCommand = async (context, [text = ''], options) => {
  const stopId = readStop(text);
  const reason = String(options['reason'] ?? '').trim();
  if (reason === '') throw new CliError('Say why it cannot wait.', { exit: exitCode.usage });
  const client = await createSignedInClient(context);
  if (options['dryRun']) return say(context, `Would send stop ${stopId} at once.`);
  const question = `Send stop ${stopId} at once? A vehicle that drives may crash.`;
  if (!(await confirm(context, options, question))) return say(context, 'Nothing was sent.');
  const stop = await client.engineStops.override({ stopId, reason });
  tell(context, stop, options['json'] === true);
};

function tell(context: Context, stop: EngineStop, isJson: boolean): void {
  if (isJson) printJson(context, stop);
  const detail = stop.state === 'failed' ? `: ${toPrintable(stop.reason)}` : '';
  say(context, `Stop ${stop.id} is ${stop.state}${detail}.`);
  if (stop.state === 'failed') throw new CliError('The stop was not sent.');
}

const readStop = (text: string): number =>
  readId(text, 'a stop', 'Those there are: rastro stops list');
