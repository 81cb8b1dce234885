import type { FileHandle } from 'node:fs/promises';
import type { TrackingClient } from '@rastro/sdk/client';
import type { User } from '@rastro/sdk/contract';
import { CliError } from '../../cli-error';
import type { Context } from '../../context';
import { type FileShape, inspectFile } from '../../csv/inspect-file';
import { callsOf } from '../../resources/entity';
import { createDirectories } from '../../resources/references/resolve-reference';
import { deviceResource } from '../device-resource';
import { exitCode } from '../../exit-code';
import { createSignedOutError, requireSignIn } from '../../profiles/resolve-sign-in';
import { addToPlan, createPlan, type ImportPlan } from './import-plan';
import type { ImportSettings } from '../file/import-settings';
import { type Journal, openJournal } from './journal';
import { planRow, type PlannerOptions } from './planner';
import { type DeviceFile, scanFile } from '../file/scan-file';

/** An import whose plan is made and of which nothing is done yet. */
export interface PreparedImport {
  shape: FileShape;
  file: DeviceFile;
  planner: PlannerOptions;
  plan: ImportPlan;
  journal: Journal;
  /** How many devices more the account may have; null when nothing limits it. */
  room: number | null;
}

/** Reads the file and the server's devices and compares them. Throws when nothing could be written. */
export async function prepareImport(
  context: Context,
  client: TrackingClient,
  handle: FileHandle,
  settings: ImportSettings,
): Promise<PreparedImport> {
  const shape = await inspectFile(handle, settings);
  const file = await scanFile(handle, shape, settings.maps);
  const { url, email, profileName } = await requireSignIn(context);
  const user = await client.session.get();
  if (!user) throw createSignedOutError(profileName);
  refuseReaders(user);
  const journal = await openJournal(context.configDir, {
    sha256: shape.sha256,
    url,
    email: email || user.email,
    settings: [settings.maps, settings.encoding, settings.delimiter],
  });
  const [devices, groups] = await Promise.all([
    callsOf(client, deviceResource.description).list({ all: true }),
    createDirectories(client).read(deviceResource.find('Group')),
  ]);
  const planner: PlannerOptions = {
    devices: new Map(devices.map((device) => [String(device['uniqueId']), device])),
    groups,
    duplicates: file.duplicates,
    done: journal.done,
    createGroups: settings.createGroups,
  };
  const plan = createPlan();
  const isNewGroup = (name: string) => groups.find(name).kind === 'unknown';
  const seenGroups = { new: new Set<string>(), unknown: new Set<string>() };
  for await (const row of file.rows()) {
    addToPlan(plan, planRow(row, planner), isNewGroup, seenGroups);
  }
  const isLimited = !user.administrator && user.deviceLimit >= 0;
  const room = isLimited ? Math.max(0, user.deviceLimit - devices.length) : null;
  return { shape, file, planner, plan, journal, room };
}

function refuseReaders(user: User): void {
  if (user.administrator || !(user.readonly || user.deviceReadonly)) return;
  throw new CliError(`${user.name} may not change devices.`, {
    exit: exitCode.refused,
    hint: 'Sign in with an account that may, or ask an administrator.',
  });
}
