import { AreaProblem, createContainsPlace, parseArea, type Place } from '@rastro/sdk/domain';
import type { Upstream } from '../../upstream/upstream';
import type { CredentialStore } from '../../ground/credentials/credential-store';
import type { Share, ShareStore } from './share-store';
import { askAs } from './shared-scope';

interface ArrivalOptions {
  upstream: Pick<Upstream, 'send'>;
  shares: Pick<ShareStore, 'listArriving' | 'hasArrived' | 'keepArrival'>;
  credentials: Pick<CredentialStore, 'endOf'>;
}

type Thing = Record<string, unknown>;

/** Half width of a line fence that sets none, in metres. */
const DEFAULT_HALF_WIDTH_METERS = 25;

/**
 * Ends the links whose vehicle came into the fence of arrival: one that was in it from the beginning must have
 * left it first. A fence that is gone, or that its maker sees no more, ends nothing: the link has its own end.
 */
export async function endOnArrival({ upstream, shares, credentials }: ArrivalOptions) {
  const isInside = async ({ userId, deviceIds, arrivalFenceId }: Share) => {
    const [fixes, fences] = await Promise.all([
      askAs(upstream, userId, '/positions', { deviceId: deviceIds }),
      askAs(upstream, userId, '/geofences'),
    ]);
    const fence = fences?.find(({ id }) => id === arrivalFenceId);
    const fix = fixes?.find(({ deviceId }) => deviceId === deviceIds[0]);
    return fence && fix && contains(fence, fix);
  };

  for (const share of await shares.listArriving()) {
    const inside = await isInside(share);
    if (inside === undefined || !(await shares.hasArrived(share.id, !inside))) continue;
    await shares.keepArrival(share.id);
    await credentials.endOf('share', share.userId, share.id);
  }
}

function contains({ area, attributes }: Thing, fix: Thing): boolean | undefined {
  const width =
    Number((attributes as Thing | null)?.['polylineDistance']) || DEFAULT_HALF_WIDTH_METERS;
  const { latitude, longitude } = fix;
  try {
    const place: Place = { latitude: Number(latitude), longitude: Number(longitude) };
    return createContainsPlace(parseArea(String(area)), width)(place);
  } catch (error) {
    if (error instanceof AreaProblem) return undefined;
    throw error;
  }
}
