import { useEffect, useState, type ReactElement } from 'react';
import { BootProgress } from '../loading/boot-progress';
import type { ChunkError } from '../loading/load-chunk';
import { useAppSession } from '../session/session-context';
import { FailurePage } from './failure-page';

/**
 * A part of the console did not arrive: where the server is away that is why, and the guard leads to
 * /maintenance once `onAway` draws the pages again; where it answers, reloading helps.
 */
export function ChunkFailure({
  error,
  onAway,
}: {
  error: ChunkError;
  onAway: () => void;
}): ReactElement {
  const session = useAppSession();
  const [isServerThere, setServerThere] = useState(false);

  useEffect(() => {
    let isGone = false;
    void session.loadServer().then(() => {
      if (isGone) return;
      if (session.getSnapshot().server === 'failed') onAway();
      else setServerThere(true);
    });
    return () => {
      isGone = true;
    };
  }, [session, onAway]);

  return isServerThere ? <FailurePage error={error} /> : <BootProgress />;
}
