import type { ReactElement } from 'react';
import { share as shareResource, type Share } from '../../contract';
import { useLabels, useResourceChanges } from '../../react';
import { describeError } from '../../react/describe-error';
import { ConfirmDialog } from '../../ui';

/** Asks before a link is ended, for it cannot be brought back. */
export function EndShareDialog({
  share,
  onClose,
}: {
  share: Pick<Share, 'id' | 'name'>;
  onClose: () => void;
}): ReactElement {
  const t = useLabels();
  const changes = useResourceChanges(shareResource);
  const name = share.name || t('share.running.unnamed');
  return (
    <ConfirmDialog
      isOpen
      danger
      title={t('share.endLink.title', { name })}
      confirmLabel={t('share.endLink.action')}
      cancelLabel={t('share.cancel.action')}
      describeFailure={(error) => t({ key: describeError(error) })}
      onConfirm={() => changes.delete(share.id)}
      onClose={onClose}
    >
      {t('share.endLink.text')}
    </ConfirmDialog>
  );
}
