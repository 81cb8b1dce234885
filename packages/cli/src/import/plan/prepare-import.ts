import type { FileHandle } from 'node:fs/promises';
import type { TrackingClient } from '@rastro/sdk/client';
import type { User } from '@rastro/sdk/contract';
import {
  type AccessArea,
  decide,
  normalizeText,
  toActor,
  listWritten,
  type Directory,
  planRow,
  type PlannerOptions,
  groupByKey,
} from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import type { Context } from '../../context';
import { type FileShape, inspectFile } from '../../csv/inspect-file';
import type { CliResource } from '../../resources/cli-resource';
import { callsOf } from '../../resources/entity';
import { createDirectories } from '../../resources/references/resolve-reference';
import { exitCode } from '../../exit-code';
import { createSignedOutError, requireSignIn } from '../../profiles/resolve-sign-in';
import { addToPlan, createPlan, type ImportPlan } from './import-plan';
import type { ImportSettings } from '../file/import-settings';
import { type Journal, openJournal } from './journal';
import { type EntityFile, scanFile } from '../file/scan-file';

/** An import whose plan is made and of which nothing is done yet. */
export interface PreparedImport {
  shape: FileShape;
  file: EntityFile;
  planner: PlannerOptions<CliResource>;
  plan: ImportPlan;
  journal: Journal;
  /** Acting account. */
  user: User;
  /** Number of devices the account may still add; null for no limit. */
  room: number | null;
}

/** Reads the file and the server's things and compares them. Throws when nothing could be written. */
export async function prepareImport(
  context: Context,
  client: TrackingClient,
  resource: CliResource,
  handle: FileHandle,
  settings: ImportSettings,
): Promise<PreparedImport> {
  const shape = await inspectFile(handle, settings);
  const file = await scanFile(resource, handle, shape, settings.maps);
  const { url, email, profileName } = await requireSignIn(context);
  const user = await client.session.get();
  if (!user) throw createSignedOutError(profileName);
  await refuseReaders(client, user, resource);
  const journal = await openJournal(context.configDir, {
    sha256: shape.sha256,
    url,
    email: email || user.email,
    settings: [resource.command, settings.maps, settings.encoding, settings.delimiter],
  });
  const [known, directories] = await Promise.all([
    callsOf(client, resource.description).list(
      resource.description.query['all'] ? { all: true } : undefined,
    ),
    readDirectories(client, resource),
  ]);
  const planner: PlannerOptions<CliResource> = {
    resource,
    entities: groupByKey(resource, known),
    directories,
    duplicates: file.duplicates,
    coming: new Set(resource.parent ? [...file.keys].map(normalizeText) : []),
    done: journal.done,
    createGroups: settings.createGroups,
  };
  const plan = createPlan();
  const seenGroups = { new: new Set<string>(), unknown: new Set<string>() };
  for await (const row of file.rows()) {
    addToPlan(plan, planRow(row, planner), planner, seenGroups);
  }
  const isLimited =
    resource.description.name === 'Device' && !user.administrator && user.deviceLimit >= 0;
  const room = isLimited ? Math.max(0, user.deviceLimit - known.length) : null;
  return { shape, file, planner, plan, journal, user, room };
}

async function readDirectories(
  client: TrackingClient,
  resource: CliResource,
): Promise<ReadonlyMap<string, Directory>> {
  const directories = createDirectories(client);
  const read = listWritten(resource)
    .filter(({ description }) => description.kind === 'reference')
    .map(async ({ member, description: { refersTo = '' } }) => {
      return [member, await directories.readNames(resource.find(refersTo))] as const;
    });
  return new Map(await Promise.all(read));
}

async function refuseReaders(
  client: TrackingClient,
  user: User,
  { description, many }: CliResource,
): Promise<void> {
  const server = await client.server.get();
  const actor = toActor(user, server, server.attributePrefix ?? '');
  const { rule } = decide(actor, 'update', description.area as AccessArea, { own: true });
  if (rule === null) return;
  throw new CliError(`${user.name} may not change ${many} (${rule}).`, {
    exit: exitCode.refused,
    hint: 'Sign in with an account that may, or ask an administrator.',
  });
}
