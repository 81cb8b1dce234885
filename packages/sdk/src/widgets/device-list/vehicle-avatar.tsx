import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { resolveVehicleIcon, type MotionState } from '../../domain';
import { VehicleIcon } from '../../icons/vehicle-icon';
import { StatusGlyph } from '../../ui';

const Root = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: var(--rastro-radius-card);
  background: var(--status-soft);
  [data-density='touch'] & {
    width: 42px;
    height: 42px;
  }
  [data-density='compact'] & {
    width: 28px;
    height: 28px;
  }
`;
const Corner = styled.span`
  position: absolute;
  right: -4px;
  bottom: -4px;
  display: grid;
  place-items: center;
  width: 17px;
  height: 17px;
  border-radius: 50%;
  background: var(--row-surface, var(--rastro-surface));
  [data-density='compact'] & {
    width: 14px;
    height: 14px;
  }
`;

/** A vehicle on the tint of its status, with the status' glyph at the corner. Sets no colours itself. */
export function VehicleAvatar({
  category,
  status,
}: {
  category: string | null;
  status: MotionState;
}): ReactElement {
  return (
    <Root className="rastro-vehicle-avatar">
      <VehicleIcon
        icon={resolveVehicleIcon(category)}
        primary="var(--status-text)"
        secondary="color-mix(in srgb, var(--status-text) 62%, var(--status-soft))"
        halo="var(--status-soft)"
        size={26}
      />
      <Corner>
        <StatusGlyph status={status} />
      </Corner>
    </Root>
  );
}
