import { ANCHOR_RADIUS_METERS, readDeviceName } from '@rastro/sdk/domain';
import { describeError, useAnchor, useDevice } from '@rastro/sdk/internal/react';
import { ConfirmDialog } from '@rastro/sdk/internal/ui';
import { useRef, useState, type ReactElement } from 'react';
import { useText } from '../../../frame/i18n/text-context';
import { useUndoNotice } from '../../../frame/notice/use-undo-notice';

/**
 * Anchors a device where it stands, or lifts its anchor, after a question (spec §4). What was done, or that
 * nothing was, stands here as a notice until this is taken away.
 */
export function AnchorDialog({ deviceId }: { deviceId: number }): ReactElement | null {
  const t = useText();
  const device = useDevice(deviceId);
  const { isAnchored, isTold, setAnchored } = useAnchor(deviceId);
  const { show, notice } = useUndoNotice();
  const [isAsking, setIsAsking] = useState(true);
  // What is asked stays on the screen while the answer changes it.
  const [isLifting] = useState(isAnchored === true);
  const isDone = useRef(false);
  if (!device) return null;
  const name = readDeviceName(device);
  const anchor = async () => {
    await setAnchored(!isLifting);
    isDone.current = true;
    show({ text: t(isLifting ? 'device.anchor.isLifted' : 'device.anchor.isSet', { name }) });
  };
  return (
    <>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => {
          setIsAsking(false);
          if (!isDone.current) show({ text: t('device.anchor.isCancelled') });
        }}
        title={t(isLifting ? 'device.anchor.lift.title' : 'device.anchor.set.title', { name })}
        confirmLabel={t(isLifting ? 'device.anchor.lift.action' : 'device.anchor.set.action')}
        cancelLabel={t('form.cancel.action')}
        onConfirm={anchor}
        describeFailure={(error) => t(describeError(error))}
      >
        {isLifting
          ? t('device.anchor.lift.text')
          : `${t('device.anchor.set.text', { meters: ANCHOR_RADIUS_METERS })} ${t(isTold ? 'device.anchor.set.alarms' : 'device.anchor.set.silent')}`}
      </ConfirmDialog>
      {notice}
    </>
  );
}
