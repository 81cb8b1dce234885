import type { TrackingClient } from '@rastro/sdk/client';
import {
  device as deviceDescription,
  type Device,
  driver,
  geofence,
  group,
  server as serverDescription,
  type Server,
  type User,
} from '@rastro/sdk/contract';
import {
  listReportDevices,
  orderReading,
  type Place,
  readText,
  type ReportNames,
  resolveAccountUnits,
  resolveLocale,
  toReportNames,
} from '@rastro/sdk/domain';
import { getProductWords, type Words } from '@rastro/sdk/words';
import { type Branding, defaultBranding, parseBranding } from '@rastro/theme/schema';
import type { CommandOptions } from '../../command';
import type { Context } from '../../context';
import { createSignedInClient } from '../../profiles/signed-in-client';
import { createDirectories, resolveReference } from '../../resources/references/resolve-reference';
import { findResource } from '../../resources/resources';

/** Client and display settings of the account that reads the report. */
export interface ReportReaderOf {
  client: TrackingClient;
  words: Words;
  units: ReturnType<typeof resolveAccountUnits>['units'];
  timeZone: string;
  branding: Branding;
  /** Address lookup; undefined where the server has none. */
  findAddress: ((place: Place) => Promise<string>) | undefined;
}

/** Signs in, and reads how the account reads: language, zone, units, brand. */
export async function openReport(
  context: Context,
  options: CommandOptions,
): Promise<ReportReaderOf> {
  const plain = await createSignedInClient(context);
  const [account, server] = await Promise.all([plain.session.get(), plain.server.get()]);
  const { attributePrefix } = server;
  const client =
    attributePrefix === null ? plain : await createSignedInClient(context, { attributePrefix });
  const words = getProductWords(readLocale(context, options, account, server, attributePrefix));
  const { units, timeZone } = resolveAccountUnits(account, server, words.locale);
  const { resource } = client;
  return {
    client,
    words,
    units,
    timeZone: timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    branding: attributePrefix === null ? defaultBranding : await readBranding(client),
    findAddress: server.geocoderEnabled
      ? ({ latitude, longitude }) => resource(serverDescription).geocode({ latitude, longitude })
      : undefined,
  };
}

function readLocale(
  { env }: Context,
  { language }: CommandOptions,
  account: User | null,
  server: Server,
  prefix: string | null,
): string {
  const terminal = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  const key = `${prefix ?? 'rastro'}.lang`;
  return resolveLocale({
    query: typeof language === 'string' ? language : null,
    said: orderReading<User | Server | null>({ user: account, server }).map(
      (owner) => readText(owner, key) || readText(owner, 'language'),
    ),
    browser: [terminal.replace(/[.@].*$/, '')],
    // What the command line speaks.
    page: 'en-US',
  });
}

/** A file says whose it is; one that cannot be read stops no report. */
async function readBranding(client: TrackingClient): Promise<Branding> {
  const json = await client.branding.get().catch(() => ({}));
  const parsed = parseBranding(json, { attributePrefix: client.attributePrefix });
  return parsed.ok ? parsed.branding : defaultBranding;
}

/** The vehicles that are meant, all of the account where none is named. Throws for a name that is nobody's. */
export async function findReportDevices(
  client: TrackingClient,
  { device: named, group: groupNames }: CommandOptions,
): Promise<{ devices: Device[]; deviceIds: number[] }> {
  const isAll = !Array.isArray(named) && !Array.isArray(groupNames);
  const devices = await client.devices.list(isAll ? undefined : { all: true });
  if (isAll) return { devices, deviceIds: listReportDevices('all', devices, new Map()) };
  const directories = createDirectories(client);
  const find = async (names: CommandOptions[string], description: typeof group) => {
    const ids: number[] = [];
    for (const name of Array.isArray(names) ? names : []) {
      ids.push(await resolveReference(directories, findResource(description), name));
    }
    return ids;
  };
  const vehicles = {
    deviceIds: await find(named, deviceDescription),
    groupIds: await find(groupNames, group),
  };
  const groups = vehicles.groupIds.length === 0 ? [] : await client.groups.list({ all: true });
  const parents = new Map(groups.map(({ id, groupId }) => [id, groupId === 0 ? null : groupId]));
  return { devices, deviceIds: listReportDevices(vehicles, devices, parents) };
}

/** Loads the names of the report's vehicles, fences and drivers. */
export async function readReportNames(
  client: TrackingClient,
  devices: readonly Device[],
  { t }: Words,
): Promise<ReportNames> {
  const byId = new Map(devices.map((one) => [one.id, one]));
  const [fences, drivers] = await Promise.all([
    client.resource(geofence).list(),
    client.resource(driver).list(),
  ]);
  return toReportNames({
    device: (id) => byId.get(id),
    fences,
    drivers,
    attributePrefix: client.attributePrefix,
    fenceGone: t('place.fenceGone.label'),
  });
}
