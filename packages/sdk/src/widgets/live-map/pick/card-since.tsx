import { useEffect, useState, type ReactElement } from 'react';
import { useFormat, useLabels, useStateDuration } from '../../../react';

/** A pointer that crosses the map on its way elsewhere has left by then. */
export const LOOK_MS = 600;

/** Since when the vehicle of a card moves, stands or idles; asked for once somebody really looks at the card. */
export function CardSince({ deviceId }: { deviceId: number }): ReactElement | null {
  const [isLookedAt, setLookedAt] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLookedAt(true), LOOK_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLookedAt ? <Since deviceId={deviceId} /> : null;
}

function Since({ deviceId }: { deviceId: number }) {
  const t = useLabels();
  const format = useFormat();
  const state = useStateDuration(deviceId);
  if (!state) return null;
  const { isAtLeast, duration, text } = state;
  const time = format.moment(state.sinceMs, state.nowMs);
  const words = isAtLeast
    ? t('map.card.atLeast', { duration })
    : t('map.card.since', { time, duration: text });
  return <div className="rastro-card-since">{words}</div>;
}
