'use client';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Device } from '../../../contract';
import { readDeviceName } from '../../../domain';
import { useLabels, type Replay } from '../../../react';
import { MAX_FIXES } from '../../../react/replay/replay-route';
import { Chip } from '../../../ui';
import { toTrailColor } from '../../../ui/data/trail-color';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 0 16px 8px;
`;
const Tab = styled(Chip)`
  && {
    max-width: 100%;
  }
`;
const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;
const Swatch = styled.span`
  flex: none;
  width: 10px;
  height: 10px;
  border-radius: 50%;
`;
const Note = styled.p`
  margin: 0;
  padding: 0 16px 8px;
  color: var(--rastro-text-subtle);
  font-size: 12px;
  line-height: 16px;
  overflow-wrap: anywhere;
`;

/**
 * Tabs to choose the vehicle of the list, with a note on vehicles without a route; nothing for one
 * vehicle with a complete route.
 */
export function VehicleTabs({
  replay,
  devices,
  deviceIds,
  value,
  onChange,
}: {
  replay: Replay;
  devices: ReadonlyMap<number, Device>;
  deviceIds: readonly number[];
  value: number;
  onChange: (deviceId: number) => void;
}): ReactElement {
  const t = useLabels();
  const { routes, colors } = replay;
  const nameOf = (deviceId: number) => {
    const device = devices.get(deviceId);
    return device ? readDeviceName(device) : String(deviceId);
  };
  const missing = deviceIds.filter(
    (deviceId) => !routes.some((route) => route.deviceId === deviceId),
  );
  return (
    <>
      {routes.length > 1 ? (
        <Row role="group" aria-label={t('replay.vehicles.label')}>
          {routes.map(({ deviceId }) => (
            <Tab
              key={deviceId}
              pressed={deviceId === value}
              onClick={() => onChange(deviceId)}
              icon={<Swatch style={{ background: toTrailColor(colors.get(deviceId) ?? 0) }} />}
            >
              <Name>{nameOf(deviceId)}</Name>
            </Tab>
          ))}
        </Row>
      ) : null}
      {missing.length > 0 ? (
        <Note role="status">
          {t('replay.missing.text', { names: missing.map(nameOf).join(', ') })}
        </Note>
      ) : null}
      {routes.map(({ deviceId, isCut }) =>
        isCut ? (
          <Note key={deviceId} role="status">
            {t('replay.cut.text', { name: nameOf(deviceId), count: MAX_FIXES })}
          </Note>
        ) : null,
      )}
    </>
  );
}
