import { useState } from 'react';

/**
 * Keeps the pause of the camera while vehicles are followed; another followed vehicle ends the
 * pause.
 */
export function useFollowPause(followIds: readonly number[]) {
  const [isFollowPaused, setFollowPaused] = useState(false);
  const [lastIds, setLastIds] = useState(followIds);
  if (followIds !== lastIds) {
    setLastIds(followIds);
    if (followIds.some((id) => !lastIds.includes(id))) setFollowPaused(false);
  }
  return { isFollowPaused, setFollowPaused };
}
