import { ANCHOR_LEFT, isAnchorOf } from '../anchor/anchor';
import { readAttribute, readFlag } from '../device/read-attribute';

/** What a fence does by itself, with no rule of anybody: its owner is alarmed, an engine is stopped. */
export type FenceAction = 'alarm' | 'lock';

/** What happened to a device at a fence. */
export interface FenceEvent {
  type: string;
  deviceId: number;
  attributes?: Readonly<Record<string, unknown>> | null | undefined;
}

/** What a fence does to vehicles by itself: it stops engines, or holds one at its place. */
export function listFenceEffects(fence: {
  attributes?: Readonly<Record<string, unknown>> | null;
}): ('lock' | 'anchor')[] {
  const isLocking = readFlag(fence, 'lockOnEnter') || readFlag(fence, 'lockOnExit');
  const isAnchor = readFlag(fence, 'isAnchor');
  return [...(isLocking ? (['lock'] as const) : []), ...(isAnchor ? (['anchor'] as const) : [])];
}

/** What a fence does about an event of its own; undefined for nothing. */
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
