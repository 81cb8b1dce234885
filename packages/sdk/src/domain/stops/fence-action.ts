import { ANCHOR_LEFT, isAnchorOf } from '../anchor/anchor';
import { readAttribute, readFlag } from '../device/read-attribute';

/** Automatic action of a fence, without any rule: an alarm to its owner, an engine stop. */
export type FenceAction = 'alarm' | 'lock';

/** Event of a device at a fence. */
export interface FenceEvent {
  type: string;
  deviceId: number;
  attributes?: Readonly<Record<string, unknown>> | null | undefined;
}

/**
 * Lists the automatic effects of a fence on vehicles: it stops engines, or anchors one in its
 * place.
 */
export function listFenceEffects(fence: {
  attributes?: Readonly<Record<string, unknown>> | null;
}): ('lock' | 'anchor')[] {
  const isLocking = readFlag(fence, 'lockOnEnter') || readFlag(fence, 'lockOnExit');
  const isAnchor = readFlag(fence, 'isAnchor');
  return [...(isLocking ? (['lock'] as const) : []), ...(isAnchor ? (['anchor'] as const) : [])];
}

/** Finds the action of a fence for one of its events; undefined for none. */
export function findFenceAction(
  event: FenceEvent,
  fence: { attributes?: Readonly<Record<string, unknown>> | null },
): FenceAction | undefined {
  const { type, deviceId, attributes = null } = event;
  if (type === 'alarm') {
    const hasLeft = readAttribute({ attributes }, 'alarm') === ANCHOR_LEFT;
    return hasLeft && isAnchorOf(fence, deviceId) ? 'alarm' : undefined;
  }
  if (type !== 'geofenceEnter' && type !== 'geofenceExit') return undefined;
  return readFlag(fence, type === 'geofenceEnter' ? 'lockOnEnter' : 'lockOnExit')
    ? 'lock'
    : undefined;
}
