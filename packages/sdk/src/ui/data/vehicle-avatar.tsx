'use client';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { resolveVehicleIcon } from '../../domain';
import { VehicleIcon } from '../../icons/vehicle-icon';
import { statusColors, touchMedia } from '../mixins';
import { StatusGlyph } from './status-glyph';
import type { StatusName } from './status-name';

const Root = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: var(--rastro-radius-card);
  background: var(--status-soft);
  ${statusColors}
  ${touchMedia} {
    width: 42px;
    height: 42px;
  }
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

/** Props of {@link VehicleAvatar}. */
export interface VehicleAvatarProps {
  /** Vehicle category; the general drawing for an unknown one or null. */
  category: string | null;
  status: StatusName;
  /** The status as a sign at the corner too; leave it out where the word stands beside. Default true. */
  glyph?: boolean;
}

/** A vehicle's drawing on the tint of its status; silent, its name stands beside it. */
export function VehicleAvatar({
  category,
  status,
  glyph = true,
}: VehicleAvatarProps): ReactElement {
  return (
    <Root className="rastro-vehicle-avatar" data-status={status}>
      <VehicleIcon
        icon={resolveVehicleIcon(category)}
        primary="var(--status-text)"
        secondary="color-mix(in srgb, var(--status-text) 62%, var(--status-soft))"
        halo="var(--status-soft)"
        size={26}
      />
      {glyph ? (
        <Corner>
          <StatusGlyph status={status} />
        </Corner>
      ) : null}
    </Root>
  );
}
