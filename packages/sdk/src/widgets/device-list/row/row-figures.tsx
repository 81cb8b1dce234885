import { useContext, type ReactElement } from 'react';
import { KeyRound, Lock, ClockAlert } from 'lucide-react';
import type { Device, Position } from '../../../contract';
import {
  isCurrent,
  readAttribute,
  readFixTime,
  readFlag,
  type MotionState,
  findClockFault,
} from '../../../domain';
import { useFormat, useLabels, useNow } from '../../../react';
import { VisuallyHidden } from '../../../ui';
import { RowExtrasContext } from '../row-extras';
import { RowMarks, RowSide, RowValue, RowWord } from './device-row-styles';
import { RowAge } from './row-age';

/** The mark of a tracker whose clock is wrong, and since when. */
function RowClock({ position }: { position: Position | undefined }): ReactElement | null {
  const fault = findClockFault(position);
  return fault && <ClockMark since={new Date(fault.sinceMs).toISOString()} />;
}

function ClockMark({ since }: { since: string }): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const now = useNow();
  const text = t('device.clockWrong', { since: format.moment(since, now) });
  return (
    <span title={text} data-mark="clock">
      <VisuallyHidden>{text}, </VisuallyHidden>
      <ClockAlert data-mark="clock" aria-hidden="true" />
    </span>
  );
}

/** The right side of a row: speed or state, then anchor, lock, ignition key and age. */
export function RowFigures({
  device,
  position,
  motion,
  take,
  menu,
}: {
  device: Device;
  position: Position | undefined;
  motion: MotionState;
  /** Button that takes the row's alarm, in place of the value. */
  take: ReactElement | null;
  /** Button that opens the row's menu. */
  menu: ReactElement | null;
}): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const extras = useContext(RowExtrasContext);
  const speed = format.speedParts(position?.speed ?? 0);
  const hasIgnition = typeof readAttribute(position, 'ignition') === 'boolean';
  const isOn = readFlag(position, 'ignition');
  const ignition = isCurrent(device)
    ? t(isOn ? 'device.ignitionOn' : 'device.ignitionOff')
    : t(isOn ? 'device.ignitionWasOn' : 'device.ignitionWasOff');
  return (
    <RowSide>
      {take}
      <RowValue className="rastro-row-value" data-figure={motion === 'moving' || undefined}>
        {motion === 'moving' ? (
          <>
            <VisuallyHidden>{t('status.moving')}, </VisuallyHidden>
            {speed.value} <small>{speed.unit}</small>
          </>
        ) : (
          <RowWord data-short={t(`statusShort.${motion}`)}>{t(`status.${motion}`)}</RowWord>
        )}
        {extras && motion !== 'moving' && isCurrent(device) ? (
          <extras.Duration deviceId={device.id} />
        ) : null}
      </RowValue>
      <RowMarks>
        {extras?.anchoredIds.has(device.id) ? <extras.AnchorMark /> : null}
        {readFlag(position, 'blocked') ? (
          <>
            <VisuallyHidden>{t('device.locked')}, </VisuallyHidden>
            <Lock data-mark="locked" aria-hidden="true" />
          </>
        ) : null}
        {hasIgnition ? (
          <span title={ignition} data-mark={isOn ? 'on' : 'off'}>
            <VisuallyHidden>{ignition}, </VisuallyHidden>
            <KeyRound data-mark={isOn ? 'on' : 'off'} aria-hidden="true" />
          </span>
        ) : null}
        <RowClock position={position} />
        <RowAge at={position ? readFixTime(position) : device.lastUpdate} />
        {position || device.lastUpdate ? null : t('device.noPosition')}
        {menu}
      </RowMarks>
    </RowSide>
  );
}
