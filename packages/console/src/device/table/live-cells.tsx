import { isCurrent } from '@rastro/sdk/domain';
import {
  useDevice,
  useDeviceDriver,
  useFormat,
  useNow,
  usePlaceLine,
  usePosition,
} from '@rastro/sdk/internal/react';
import { MiddleText } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

const Place = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Each cell listens to its own device: a fix draws a cell, not the table. */
interface CellProps {
  deviceId: number;
}

/** Who drives by the last fix. */
export function DriverCell({ deviceId }: CellProps): ReactElement | null {
  const who = useDeviceDriver(usePosition(deviceId));
  const name = who?.driver?.name ?? who?.uniqueId ?? '';
  return name === '' ? null : <MiddleText>{name}</MiddleText>;
}

/** Where a device was last. Only rows in view ask for an address. */
export function PlaceCell({ deviceId }: CellProps): ReactElement | null {
  const line = usePlaceLine(usePosition(deviceId), { address: 'inTurn' });
  if (!line) return null;
  return (
    <Place dir="auto" title={line.text}>
      {line.text}
    </Place>
  );
}

/** How fast a device is; what an old fix says of it is not told. */
export function SpeedCell({ deviceId }: CellProps): ReactElement | null {
  const format = useFormat();
  const device = useDevice(deviceId);
  const position = usePosition(deviceId);
  if (!device || !position || !isCurrent(device)) return null;
  return <span data-figure>{format.speed(position.speed)}</span>;
}

/** When a device was last heard. It ticks by itself. */
export function ContactCell({ deviceId }: CellProps): ReactElement | null {
  const format = useFormat();
  const now = useNow();
  const { lastUpdate } = useDevice(deviceId) ?? {};
  if (!lastUpdate) return null;
  return <time dateTime={lastUpdate}>{format.age(lastUpdate, now)}</time>;
}
