import type { FrameItem, UpstreamFrame } from '../../upstream/upstream';
import type { LiveFleet } from '../devices/live-fleet';

/** Fleets whose first frame is remembered. */
const MAX_KEPT = 20;
/** Share of changed fixes above which a first frame is made anew. */
const MAX_CHANGED_SHARE = 0.1;

/**
 * Creates the first frames of sockets: the latest fixes of all visible devices. Sockets with the
 * same view get the very same items, whose text and bytes are made once, followed by the changes
 * since.
 */
export function createFirstFrames(
  fleet: Pick<LiveFleet, 'latestJson'>,
): (sees: ReadonlySet<number>) => UpstreamFrame[] {
  const kept = new Map<string, readonly FrameItem[]>();
  const frameOf = (items: readonly FrameItem[]): UpstreamFrame => ({ key: 'positions', items });

  return (sees) => {
    const latest = [...sees].flatMap((deviceId) => {
      const json = fleet.latestJson(deviceId);
      return json ? [{ deviceId, json }] : [];
    });
    const key = latest.map(({ deviceId }) => deviceId).join();
    const known = kept.get(key);
    const changed = latest.filter(({ json }, place) => json !== known?.[place]?.json);
    const mayShare = known && changed.length <= known.length * MAX_CHANGED_SHARE;
    if (mayShare) return changed.length === 0 ? [frameOf(known)] : [known, changed].map(frameOf);
    const [oldest] = kept.keys();
    if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(key, latest);
    return [frameOf(latest)];
  };
}
