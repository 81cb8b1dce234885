import { describeAlarm, readDeviceName } from '@rastro/sdk/domain';
import {
  describeError,
  useAlarmActions,
  useAlarmTakes,
  useLabels,
  useTrackingClient,
  type AlarmAction,
} from '@rastro/sdk/internal/react';
import type { ReactElement } from 'react';
import { useUndoNotice } from '../notice/use-undo-notice';

/** Says what was done with an alarm, in the list, the drawer or the details alike, and takes it back. */
export function AlarmActionNotices(): ReactElement {
  const t = useLabels();
  const { live } = useTrackingClient();
  const { take: takeAlarm, release } = useAlarmTakes();
  const { show, notice } = useUndoNotice();
  const undo = async ({ kind, take }: AlarmAction) => {
    try {
      await (kind === 'take' ? release(take.id) : takeAlarm(take.id));
    } catch (error) {
      const reason = t({ key: describeError(error) });
      show({ text: t('taken.undo.failed', { reason }), isFailure: true });
    }
  };
  useAlarmActions((done) => {
    const { kind, take } = done;
    const device = live.devices.get(take.deviceId);
    const name = device ? readDeviceName(device) : `#${take.deviceId}`;
    const alarm = t(describeAlarm(take.alarm));
    show({ text: t(`taken.done.${kind}`, { alarm, name }), undo: () => void undo(done) });
  });
  return notice;
}
