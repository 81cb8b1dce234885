import { ANCHOR_RADIUS_METERS, readDeviceName } from '@rastro/sdk/domain';
import { describeError, useAnchor, useDevice } from '@rastro/sdk/react';
import { ConfirmDialog } from '@rastro/sdk/ui';
import { Anchor } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useText } from '../../i18n/text-context';
import { useUndoNotice } from '../../shell/notice/use-undo-notice';
import { ActionButton } from './action-button';

/** Anchors a device where it stands, or lifts its anchor, after a question (spec §4). */
export function AnchorAction({ deviceId }: { deviceId: number }): ReactElement | null {
  const t = useText();
  const device = useDevice(deviceId);
  const { isAnchored, mayChange, isTold, setAnchored } = useAnchor(deviceId);
  const { show, notice } = useUndoNotice();
  const [isAsking, setIsAsking] = useState(false);
  // What is asked stays on the screen while the answer changes it.
  const [isLifting, setIsLifting] = useState(false);
  if (!mayChange || isAnchored === undefined || !device) return null;
  const name = readDeviceName(device);
  const ask = () => {
    setIsLifting(isAnchored);
    setIsAsking(true);
  };
  const anchor = async (toAnchored: boolean) => {
    await setAnchored(toAnchored);
    show({ text: t(toAnchored ? 'device.anchor.isSet' : 'device.anchor.isLifted', { name }) });
  };
  return (
    <>
      <ActionButton aria-pressed={isAnchored} onClick={ask}>
        <Anchor size={18} aria-hidden="true" />
        {t('device.anchor.action')}
      </ActionButton>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t(isLifting ? 'device.anchor.lift.title' : 'device.anchor.set.title', { name })}
        confirmLabel={t(isLifting ? 'device.anchor.lift.action' : 'device.anchor.set.action')}
        cancelLabel={t('form.cancel.action')}
        onConfirm={() => anchor(!isLifting)}
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
