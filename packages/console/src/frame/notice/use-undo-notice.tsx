import { createToastQueue } from './create-toast-queue';
import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { UndoNotice, type DoneAction } from './undo-notice';

/** Return value of {@link useUndoNotice}. */
export interface UndoNotices {
  /** Says what was done; what was said before goes. */
  show: (done: DoneAction) => void;
  /** To be drawn once, at the end of the page. */
  notice: ReactElement;
}

/** Says what was done and offers to undo it, for as long as a notice stands. */
export function useUndoNotice(): UndoNotices {
  const [queue] = useState(() => createToastQueue<DoneAction>(1));
  useEffect(() => queue.clear, [queue]);
  const show = useCallback(
    (done: DoneAction) => {
      queue.clear();
      queue.push(done, { isUrgent: true });
    },
    [queue],
  );
  return { show, notice: <UndoNotice queue={queue} /> };
}
