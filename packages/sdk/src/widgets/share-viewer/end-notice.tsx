import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { SHARE_END_NOTICE_MS } from '../../domain';
import { useLabels } from '../../react';
import { Button, Dialog } from '../../ui';

/** Says that the link has ended, and goes on after a press, or by itself after a minute. */
export function EndNotice({ onLeave }: { onLeave: () => void }): ReactElement {
  const t = useLabels();
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const timer = setTimeout(() => leave(), SHARE_END_NOTICE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog
      isOpen
      isBusy
      role="alertdialog"
      onClose={onLeave}
      title={t('share.end.title')}
      actions={
        <Button variant="primary" onClick={onLeave}>
          {t('share.leave.action')}
        </Button>
      }
    >
      <p>{t('share.end.text')}</p>
    </Dialog>
  );
}
