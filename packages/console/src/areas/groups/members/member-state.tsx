import { resolveMotionState } from '@rastro/sdk/domain';
import { useDevice, useFormat, useLabels, useNow, usePosition } from '@rastro/sdk/internal/react';
import { StatusGlyph, statusColors, truncate } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

const Root = styled.span`
  ${statusColors}
  display: flex;
  gap: 6px;
  align-items: center;
  min-width: 0;
  & > svg {
    flex: none;
  }
  & > strong {
    ${truncate}
    color: var(--status-text);
    font-weight: 600;
  }
  /* A speed or a time is never cut. */
  & > small {
    flex: none;
    color: var(--rastro-text-muted);
    font-size: 12px;
  }
  /* On a card it takes a line of its own, at the side that the card has for it. */
  @media (max-width: 768px) {
    display: block;
    & > svg {
      margin-inline-end: 6px;
    }
    & > small {
      display: block;
    }
  }
`;

/**
 * Current state of a device, its speed or the time of its last contact. It subscribes to its own
 * device.
 */
export function MemberState({
  deviceId,
  isAlone = false,
}: {
  deviceId: number;
  /** The state only: speed and age stand elsewhere. */
  isAlone?: boolean;
}): ReactElement | null {
  const label = useLabels();
  const format = useFormat();
  const now = useNow();
  const device = useDevice(deviceId);
  const position = usePosition(deviceId);
  if (!device) return null;
  const state = resolveMotionState({ device, position });
  const detail =
    state === 'moving'
      ? format.speed(position?.speed ?? 0)
      : device.lastUpdate && format.age(device.lastUpdate, now);
  return (
    <Root data-status={state}>
      <StatusGlyph status={state} />
      <strong>{label(`status.${state}`)}</strong>
      {detail && !isAlone ? <small data-figure>{detail}</small> : null}
    </Root>
  );
}
