import type { UpstreamRequest } from '../../upstream/upstream';

/** Change of device visibility caused by a successful write. */
export interface VisibilityChange {
  /** Users who may see more: a running Traccar pushes what was linked later only to the next stream. */
  gained: readonly number[];
  /** Users who may see less, with the devices that were named; a group's are not. */
  lost: ReadonlyMap<number, readonly number[]>;
  /** The device that is there no more. */
  deletedDeviceId: number | undefined;
}

const NOTHING: VisibilityChange = { gained: [], lost: new Map(), deletedDeviceId: undefined };

/** Reads it from the request and who made it. */
export function readVisibilityChange(
  { method, path, body }: UpstreamRequest,
  callerId: number,
): VisibilityChange {
  if (method === 'POST' && path === '/devices') return { ...NOTHING, gained: [callerId] };
  const [, deletedId] = (method === 'DELETE' && /^\/devices\/(\d+)$/.exec(path)) || [];
  if (deletedId !== undefined) return { ...NOTHING, deletedDeviceId: Number(deletedId) };
  if (path !== '/permissions' && path !== '/permissions/bulk') return NOTHING;
  const links = [body].flat().flatMap(readLink);
  if (method === 'POST') {
    return { ...NOTHING, gained: [...new Set(links.map(({ userId }) => userId))] };
  }
  if (method !== 'DELETE') return NOTHING;
  const lost = new Map<number, number[]>();
  for (const { userId, deviceIds } of links) {
    lost.set(userId, [...(lost.get(userId) ?? []), ...deviceIds]);
  }
  return { ...NOTHING, lost };
}

function readLink(link: unknown): { userId: number; deviceIds: number[] }[] {
  if (typeof link !== 'object' || link === null) return [];
  const { userId, deviceId, groupId } = link as Record<string, unknown>;
  const isAboutDevices = deviceId !== undefined || groupId !== undefined;
  if (typeof userId !== 'number' || !isAboutDevices) return [];
  return [{ userId, deviceIds: typeof deviceId === 'number' ? [deviceId] : [] }];
}
