import { pickSharedDevice, pickSharedPosition } from '@rastro/sdk/domain';
import { type FrameItem, goneFrame, type UpstreamFrame } from '../../upstream/upstream';
import type { SharedScope } from './shared-scope';
import type { Shown } from './shown';

type Thing = Readonly<Record<string, unknown>>;

interface FramesOptions {
  shown: Shown;
  scope: SharedScope;
  /** The server's attribute prefix. */
  prefix: string;
  /** The last device was taken from who made the link. */
  onEmpty: () => void;
}

/**
 * Makes of each frame that is for the maker of a link those that its viewers get: of its devices only,
 * of their members only what the link shows. Whatever else there is in frames stays here.
 */
export function createSharedFrames({ shown, scope, prefix, onEmpty }: FramesOptions) {
  const { nameDriver } = scope;
  const seen = new Set(scope.devices.map(({ id }) => id));
  let isFirst = true;

  const take = (items: readonly FrameItem[], change: (thing: Thing) => Thing): FrameItem[] =>
    items.flatMap(({ deviceId, json }) =>
      seen.has(deviceId)
        ? [{ deviceId, json: JSON.stringify(change(JSON.parse(json) as Thing)) }]
        : [],
    );
  const leave = (ids: readonly number[]): UpstreamFrame[] => {
    const gone = ids.filter((id) => seen.delete(id));
    if (gone.length > 0 && seen.size === 0) onEmpty();
    return gone.length === 0 ? [] : [goneFrame(gone)];
  };
  const hasLeft = ({ deviceId, json }: FrameItem): boolean =>
    seen.has(deviceId) &&
    scope.groupIds?.has(Number((JSON.parse(json) as Thing)['groupId'])) === false;

  return ({ key, items }: UpstreamFrame): UpstreamFrame[] => {
    switch (key) {
      case 'gone':
        return leave(items.map(({ deviceId }) => deviceId));
      case 'devices': {
        const gone = leave(items.filter(hasLeft).map(({ deviceId }) => deviceId));
        const kept = take(items, (device) => pickSharedDevice(device, shown, prefix));
        return kept.length === 0 ? gone : [...gone, { key, items: kept }];
      }
      case 'positions': {
        const kept = take(items, (position) => pickSharedPosition(position, shown, nameDriver));
        const mustSend = isFirst || kept.length > 0;
        isFirst = false;
        return mustSend ? [{ key, items: kept }] : [];
      }
      default:
        return [];
    }
  };
}
