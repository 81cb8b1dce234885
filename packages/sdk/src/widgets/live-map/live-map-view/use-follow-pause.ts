import { useState } from 'react';

/** Whether the camera rests though vehicles are followed; a further one to follow starts it again. */
export function useFollowPause(followIds: readonly number[]) {
  const [isFollowPaused, setFollowPaused] = useState(false);
  const [lastIds, setLastIds] = useState(followIds);
  if (followIds !== lastIds) {
    setLastIds(followIds);
    if (followIds.some((id) => !lastIds.includes(id))) setFollowPaused(false);
  }
  return { isFollowPaused, setFollowPaused };
}
