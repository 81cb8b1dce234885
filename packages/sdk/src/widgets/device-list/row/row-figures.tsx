import { useContext, type ReactElement } from 'react';
import { KeyRound, Lock } from 'lucide-react';
import type { Device, Position } from '../../../contract';
import { isCurrent, readAttribute, readFixTime, readFlag, type MotionState } from '../../../domain';
import { useFormat, useLabels } from '../../../react';
import { VisuallyHidden } from '../../../ui';
import { RowExtrasContext } from '../row-extras';
import { RowMarks, RowSide, RowValue, RowWord } from './device-row-styles';
import { RowAge } from './row-age';
import { RowClock } from './row-clock';

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
