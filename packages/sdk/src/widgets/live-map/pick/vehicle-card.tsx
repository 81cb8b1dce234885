import type { ReactElement } from 'react';
import { css, keyframes, styled } from 'styled-components';
import type { MarkerStatus } from '../../../domain/device/motion-state';
import {
  rankAlarms,
  readAlarms,
  readDeviceName,
  readPlate,
  resolveMotionState,
  readFixTime,
} from '../../../domain';
import {
  useDevice,
  useDeviceDriver,
  useFormat,
  useLabels,
  usePosition,
  useTrackingClient,
} from '../../../react';
import { ownText, Plate, StatusBadge, stillWhenAsked, truncate } from '../../../ui';
import { AlarmBadge } from '../../device-list/row/alarm-badge';
import { RowAge } from '../../device-list/row/row-age';
import { CardSince } from './card-since';

const appear = keyframes`from { opacity: 0; }`;

/** Clear of the marker and its halo. */
const GAP_PX = 28;
const WIDTH_PX = 264;
/** Height of the label below a point, and space the tallest card needs above it, px. */
const LABEL_PX = 44;
const TALLEST_PX = 170;

const Box = styled.div`
  ${ownText}
  position: absolute;
  z-index: 9;
  display: grid;
  gap: 4px;
  box-sizing: border-box;
  width: max-content;
  max-width: ${WIDTH_PX}px;
  padding: 8px 10px;
  border-radius: var(--rastro-radius-card);
  background: var(--rastro-surface-raised);
  box-shadow: var(--rastro-shadow-float);
  color: var(--rastro-text-muted);
  font: 400 12px/16px var(--rastro-font-family);
  pointer-events: none;
  &[data-by='pointer'] {
    ${css`
      animation: ${appear} 80ms 250ms backwards;
      ${stillWhenAsked}
    `}
  }
`;
const Name = styled.strong`
  overflow: hidden;
  max-height: 36px;
  color: var(--rastro-text);
  font: 600 13px/18px var(--rastro-font-family);
  overflow-wrap: anywhere;
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
`;
const Driver = styled.div`
  ${truncate}
`;
const Ring = styled.div`
  position: absolute;
  z-index: 8;
  width: 52px;
  height: 52px;
  border-radius: 50%;
  outline: 2px solid var(--rastro-focus);
  pointer-events: none;
  transform: translate(-50%, -50%);
`;

interface Place {
  /** Anchor of the card, px from the top left of the map. */
  point: { x: number; y: number };
  /** Size of the map. */
  size: { x: number; y: number };
  /** Input that opened the card: with the pointer it appears after a short delay. */
  by: 'pointer' | 'keys';
}

/** A card beside a point of the map, on the side that has room; the keys' one with a ring. */
function CardBox({ point, size, by, children }: Place & { children: ReactElement }) {
  const isRight = point.x + GAP_PX + WIDTH_PX < size.x;
  const x = isRight ? `${point.x + GAP_PX}px` : `calc(${point.x - GAP_PX}px - 100%)`;
  // What is written below the vehicle stays free.
  const y = point.y < TALLEST_PX ? `${point.y + LABEL_PX}px` : `calc(${point.y + 14}px - 100%)`;
  return (
    <>
      {by === 'keys' ? <Ring style={{ left: point.x, top: point.y }} /> : null}
      <Box
        className="rastro-vehicle-card"
        role="tooltip"
        data-by={by}
        style={{ left: 0, top: 0, transform: `translate(${x}, ${y})` }}
      >
        {children}
      </Box>
    </>
  );
}

/** Card of the vehicle under the pointer or keyboard focus. */
export function VehicleCard({ deviceId, ...place }: Place & { deviceId: number }) {
  const t = useLabels();
  const format = useFormat();
  const { attributePrefix } = useTrackingClient();
  const device = useDevice(deviceId);
  const position = usePosition(deviceId);
  const who = useDeviceDriver(position);
  if (!device) return null;
  const status = resolveMotionState({ device, position });
  const [alarm] = rankAlarms(readAlarms(position));
  const plate = readPlate(device, attributePrefix);
  const driver = who?.driver?.name ?? who?.uniqueId ?? '';
  return (
    <CardBox {...place}>
      <>
        <Name dir="auto">{readDeviceName(device)}</Name>
        <Line>
          {plate === '' ? null : <Plate>{plate}</Plate>}
          {alarm === undefined ? null : <AlarmBadge alarm={alarm} />}
        </Line>
        <Line>
          <StatusBadge status={status}>{t(`status.${status}`)}</StatusBadge>
          {status === 'moving' && position ? <span>{format.speed(position.speed)}</span> : null}
          <RowAge at={position ? readFixTime(position) : device.lastUpdate} />
        </Line>
        {driver === '' ? null : <Driver dir="auto">{driver}</Driver>}
        <CardSince deviceId={deviceId} />
      </>
    </CardBox>
  );
}

/** Number of vehicles in the cluster with keyboard focus, and the worst of their states. */
export function ClusterCard({
  count,
  worst,
  ...place
}: Place & { count: number; worst: MarkerStatus }) {
  const t = useLabels();
  return (
    <CardBox {...place}>
      <>
        <Name>{t('map.cluster.list', { count })}</Name>
        <StatusBadge status={worst}>{t(`status.${worst}`)}</StatusBadge>
      </>
    </CardBox>
  );
}
