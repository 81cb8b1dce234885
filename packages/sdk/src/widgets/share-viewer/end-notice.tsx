import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { SHARE_END_NOTICE_MS } from '../../domain';
import { useFormat, useLabels } from '../../react';
import { Button, Dialog } from '../../ui';

interface EndNoticeProps {
  /** Arrival time of the vehicle, if it ended the link. */
  arrivedAt: string | null;
  onLeave: () => void;
}

/** Says that the link has ended, and goes on after a press, or by itself after a minute. */
export function EndNotice({ arrivedAt, onLeave }: EndNoticeProps): ReactElement {
  const t = useLabels();
  const { time, date } = useFormat();
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
      title={arrivedAt ? t('share.arrived.title', { time: time(arrivedAt) }) : t('share.end.title')}
      actions={
        <Button variant="primary" onClick={onLeave}>
          {t('share.leave.action')}
        </Button>
      }
    >
      <p>{arrivedAt ? t('share.arrived.text', { date: date(arrivedAt) }) : t('share.end.text')}</p>
    </Dialog>
  );
}
