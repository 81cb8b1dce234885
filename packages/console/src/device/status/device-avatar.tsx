import { VehicleIcon } from '@rastro/sdk';
import type { Device } from '@rastro/sdk/contract';
import { resolveVehicleIcon, type MotionState } from '@rastro/sdk/domain';
import { statusColors } from '@rastro/sdk/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

const Root = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: var(--rastro-radius-card);
  background: var(--status-soft);
  ${statusColors}
  @media (max-width: 768px) {
    width: 40px;
    height: 40px;
  }
`;

/** A vehicle's drawing on the soft colour of its state; silent, its name stands beside it. */
export function DeviceAvatar({
  device,
  state,
}: {
  device: Device;
  state: MotionState;
}): ReactElement {
  return (
    <Root data-status={state}>
      <VehicleIcon
        icon={resolveVehicleIcon(device.category)}
        primary="var(--status-text)"
        secondary="var(--status-soft)"
        size={26}
      />
    </Root>
  );
}
