import type { PushGround, PushState } from './types';

/**
 * Resolves if push notifications reach a browser; reasons that cannot be changed here come first.
 */
export function resolvePushState(ground: PushGround): PushState {
  if (ground.key === null) return 'notOffered';
  if (ground.needsInstall) return 'install';
  if (!ground.isSupported) return 'unsupported';
  if (ground.permission === 'denied') return 'blocked';
  return ground.isSubscribed && ground.permission === 'granted' ? 'on' : 'off';
}
