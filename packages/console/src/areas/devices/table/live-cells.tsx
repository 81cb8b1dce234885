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

/** Cell with the driver, by the last fix. */
export function DriverCell({ deviceId }: CellProps): ReactElement | null {
  const who = useDeviceDriver(usePosition(deviceId));
  const name = who?.driver?.name ?? who?.uniqueId ?? '';
  return name === '' ? null : <MiddleText>{name}</MiddleText>;
}

/** Cell with a device's last place. Only rows in view request an address. */
export function PlaceCell({ deviceId }: CellProps): ReactElement | null {
  const line = usePlaceLine(usePosition(deviceId), { address: 'inTurn' });
  if (!line) return null;
  return (
    <Place dir="auto" title={line.text}>
      {line.text}
    </Place>
  );
}

/** Cell with a device's speed; empty when the fix is old. */
export function SpeedCell({ deviceId }: CellProps): ReactElement | null {
  const format = useFormat();
  const device = useDevice(deviceId);
  const position = usePosition(deviceId);
  if (!device || !position || !isCurrent(device)) return null;
  return <span data-figure>{format.speed(position.speed)}</span>;
}

/** Cell with the time since the last contact. It ticks by itself. */
export function ContactCell({ deviceId }: CellProps): ReactElement | null {
  const format = useFormat();
  const now = useNow();
  const { lastUpdate } = useDevice(deviceId) ?? {};
  if (!lastUpdate) return null;
  return <time dateTime={lastUpdate}>{format.age(lastUpdate, now)}</time>;
}
