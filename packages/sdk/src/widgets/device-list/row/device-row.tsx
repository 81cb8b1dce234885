import { memo, useContext, type ComponentType, type ReactElement } from 'react';
import {
  MINUTE_MS,
  isCurrent,
  markMatches,
  rankAlarms,
  readAlarms,
  readDeviceName,
  readPlate,
  resolveMotionState,
} from '../../../domain';
import { useDevice, useIsOlderThan, usePosition, useTrackingClient } from '../../../react';
import { AlarmBadge } from './alarm-badge';
import type { RowDetailProps } from '../device-list-props';
import {
  HeadPlate,
  LinePlate,
  RowHead,
  RowLine,
  RowMain,
  RowName,
  RowRoot,
} from './device-row-styles';
import { RowFigures } from './row-figures';
import { RowExtrasContext } from '../row-extras';
import { Marked } from '../../../ui';
import { VehicleAvatar } from '../../../ui/data/vehicle-avatar';

/** A fix older than this is stale; the server calls a device silent for as long unknown (600 s). */
const STALE_AFTER_MS = 10 * MINUTE_MS;

/** Longer names share no line of a phone with a plate, nor any narrow one with the word for a state, nor the one line of a compact row. */
const SHORT_NAME = 12;

/** Props of {@link DeviceRow}: nothing in them changes when a vehicle moves. */
export interface DeviceRowProps {
  rowKey: string;
  deviceId: number;
  isSelected: boolean;
  /** Among those that are picked for something that is done with all of them. */
  isPicked: boolean;
  /** The one row that Tab leads to. */
  isActive: boolean;
  /** One line instead of two. */
  isCompact: boolean;
  /** Has a button that says what can be done with it. */
  hasMenu: boolean;
  level: number;
  place: number;
  places: number;
  pinnedAttributes: readonly string[];
  query: string;
  Detail: ComponentType<RowDetailProps> | null;
}

/** One device. It listens to its own device and fix, so a move draws this row and no other. */
export const DeviceRow = memo(function DeviceRow({
  rowKey,
  deviceId,
  isSelected,
  isPicked,
  isActive,
  isCompact,
  hasMenu,
  level,
  place,
  places,
  pinnedAttributes,
  query,
  Detail,
}: DeviceRowProps): ReactElement | null {
  const { attributePrefix } = useTrackingClient();
  const device = useDevice(deviceId);
  const position = usePosition(deviceId);
  const extras = useContext(RowExtrasContext);
  const isOld = useIsOlderThan(position?.fixTime, STALE_AFTER_MS);
  if (!device) return null;

  const motion = resolveMotionState({ device, position });
  const [alarm] = rankAlarms(readAlarms(position));
  const name = readDeviceName(device);
  const plate = readPlate(device, attributePrefix);
  // On one line a long name has the room of the plate, unless that is what was looked for.
  const isPlateFound = isCompact && markMatches(plate, query).some(({ isMatch }) => isMatch);
  const markedPlate = <Marked text={plate} query={query} />;
  const badge = alarm === undefined ? null : <AlarmBadge alarm={alarm} />;
  const owner = extras ? (
    <extras.Owner deviceId={deviceId} isShort={isCompact} hasBadge={badge !== null} />
  ) : null;
  return (
    <RowRoot
      role="treeitem"
      className="rastro-device-row"
      data-row-key={rowKey}
      data-status={motion}
      data-online={isCurrent(device)}
      data-alarm={alarm}
      data-long={!isPlateFound && name.length > SHORT_NAME}
      data-stale={isOld && (motion === 'moving' || motion === 'idle')}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={places}
      aria-selected={isSelected || isPicked}
      aria-current={isSelected || undefined}
      tabIndex={isActive ? 0 : -1}
    >
      <VehicleAvatar category={device.category} status={motion} />
      <RowMain>
        <RowHead>
          <RowName dir="auto" title={name}>
            <Marked text={name} query={query} />
          </RowName>
          {plate === '' ? null : <HeadPlate>{markedPlate}</HeadPlate>}
          {isCompact ? badge : null}
          {isCompact ? owner : null}
        </RowHead>
        {Detail || plate !== '' || badge || owner ? (
          <RowLine>
            {plate === '' ? null : <LinePlate>{markedPlate}</LinePlate>}
            {isCompact ? null : badge}
            {isCompact ? null : owner}
            {Detail ? (
              <Detail
                device={device}
                position={position}
                pinnedAttributes={pinnedAttributes}
                query={query}
                shown={[name, plate]}
              />
            ) : null}
          </RowLine>
        ) : null}
      </RowMain>
      <RowFigures
        device={device}
        position={position}
        motion={motion}
        take={
          badge && extras && !isCompact ? (
            <extras.Take position={position} isActive={isActive} />
          ) : null
        }
        menu={hasMenu && extras ? <extras.Menu name={name} isActive={isActive} /> : null}
      />
    </RowRoot>
  );
});
