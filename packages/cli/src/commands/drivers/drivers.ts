import { device, drive, driver, qrCode } from '@rastro/sdk/contract';
import { CliError } from '../../cli-error';
import type { CommandOptions, RunCommand } from '../../command';
import { printJson, say } from '../../context';
import { exitCode } from '../../exit-code';
import { createSignedInClient } from '../../profiles/signed-in-client';
import { readId } from '../../resources/references/read-id';
import { createDirectories, resolveReference } from '../../resources/references/resolve-reference';
import { findResource } from '../../resources/resources';
import { doToOne } from '../../resources/run/do-to-one';
import { parseMoment } from '../../resources/values/parse-member';
import { formatTable } from '../../terminal/format-table';

/** `rastro drives list` */
export const listDrives: RunCommand = async (context, _args, options) => {
  const client = await createSignedInClient(context);
  const directories = createDirectories(client);
  const readIds = async (name: 'device' | 'driver') => {
    const given = Array.isArray(options[name]) ? options[name] : [];
    const resource = findResource(name === 'device' ? device : driver);
    const ids: number[] = [];
    for (const text of given) ids.push(await resolveReference(directories, resource, text));
    return ids;
  };
  const [from, to] = [readMoment(options, 'from'), readMoment(options, 'to')];
  const [deviceId, driverId] = [await readIds('device'), await readIds('driver')];
  const drives = await client.resource(drive).list({
    ...(deviceId.length > 0 && { deviceId }),
    ...(driverId.length > 0 && { driverId }),
    ...(from && { from }),
    ...(to && { to }),
    ...(options['open'] === true && { open: true }),
  });
  if (options['json']) return printJson(context, drives);
  if (drives.length === 0) return say(context, 'No drives then.');
  const { nameOf } = await directories.readNames(findResource(device));
  context.stdout.write(
    formatTable(
      ['ID', 'DRIVER', 'DEVICE', 'FROM', 'TO', 'ENDED BY'],
      drives.map((one) => [
        ...[String(one.id), one.driverName, nameOf(one.deviceId)],
        ...[one.beganAt, one.endedAt ?? '', one.endedBy],
      ]),
    ),
  );
};

function readMoment(options: CommandOptions, name: string): string | undefined {
  if (typeof options[name] !== 'string') return undefined;
  const parsed = parseMoment(options[name]);
  if ('value' in parsed && typeof parsed.value === 'string') return parsed.value;
  const problem = 'problem' in parsed ? parsed.problem : 'is empty';
  throw new CliError(`--${name} ${problem}.`, { exit: exitCode.usage });
}

/** `rastro drives end` */
export const endDrive: RunCommand = async (context, [text = ''], options) => {
  const driveId = readId(text, 'a drive', 'To see them: rastro drives list --open');
  const client = await createSignedInClient(context);
  const directories = createDirectories(client);
  await doToOne(
    { context, client, resource: findResource(drive), directories, options },
    {
      describe: async () => `end drive ${driveId}`,
      run: () => client.resource(drive).end({ driveId }),
      done: ({ driverName, endedAt }) => `${driverName} drives no more since ${endedAt}.`,
    },
  );
};

/** `rastro qr-codes replace` */
export const replaceCode: RunCommand = async (context, [text = ''], options) => {
  const qrCodeId = readId(text, 'a code', 'To see them: rastro qr-codes list');
  const client = await createSignedInClient(context);
  const directories = createDirectories(client);
  await doToOne(
    { context, client, resource: findResource(qrCode), directories, options },
    {
      describe: async () => `replace code ${qrCodeId}: the sheet that was printed is refused then`,
      isAskedFor: true,
      run: () => client.resource(qrCode).replace({ qrCodeId }),
      done: ({ name }) => `Print the new code of ${name}.`,
    },
  );
};
