import { lazy, Suspense, type ReactElement } from 'react';
import { LazyWords } from '../../../react/provider/lazy-words';
import { useLabels } from '../../../react/use-labels';
import type { Namespace } from '../../../words';

const LazyDialog = lazy(() =>
  import('../../group-move').then(({ GroupMoveDialog }) => ({ default: GroupMoveDialog })),
);

/** The words of moves are those of tables of devices. */
export const MOVE_WORDS: readonly Namespace[] = ['resource', 'errors', 'refusals'];

interface MoveDialogProps {
  count: number;
  onMove: (groupId: number) => void;
  onClose: () => void;
}

/** Asks where the picked vehicles go; what then happens is told on the map. */
export function MoveDialog(props: MoveDialogProps): ReactElement {
  return (
    <LazyWords files={MOVE_WORDS}>
      <OpenDialog {...props} />
    </LazyWords>
  );
}

function OpenDialog({ count, onMove, onClose }: MoveDialogProps) {
  const t = useLabels();
  return (
    <Suspense>
      <LazyDialog
        title={t('groups.move.title', { count })}
        onMove={(groupId) => {
          onMove(groupId);
          return Promise.resolve();
        }}
        onClose={onClose}
      />
    </Suspense>
  );
}
