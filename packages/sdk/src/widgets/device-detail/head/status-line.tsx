import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Device, Position } from '../../../contract';
import { isCurrent, resolveMotionState } from '../../../domain';
import { useFormat, useLabels } from '../../../react';
import { StatusGlyph, statusColors } from '../../../ui';
import { useStatusSince } from './use-status-since';

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  ${statusColors}
`;

const Disc = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: var(--status-soft);
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const State = styled.p`
  margin: 0;
  font: 600 20px/26px var(--rastro-font-family);
  letter-spacing: -0.018em;
`;

const Since = styled.p`
  margin: 0;
  color: var(--rastro-text-muted);
`;

const Speed = styled.p`
  flex: none;
  margin: 0;
  color: var(--rastro-text-muted);
  white-space: nowrap;
  & > strong {
    color: var(--rastro-text);
    font: 600 32px/40px var(--rastro-font-family);
    letter-spacing: -0.03em;
  }
`;

/** Motion state of a device, since when, with its speed or the time of its last message. */
export function StatusLine({
  device,
  position,
}: {
  device: Device;
  position: Position | undefined;
}): ReactElement {
  const label = useLabels();
  const format = useFormat();
  const state = resolveMotionState({ device, position });
  const since = useStatusSince(device, position);
  const speed = format.speedParts(position?.speed ?? 0);
  return (
    <Root data-status={state}>
      <Disc>
        <StatusGlyph status={state} size={18} />
      </Disc>
      <Words>
        <State>{label(`status.${state}`)}</State>
        {since ? <Since>{since}</Since> : null}
      </Words>
      {/* The speed of an old fix says nothing of now. */}
      {position && isCurrent(device) ? (
        <Speed data-figure>
          <strong>{speed.value}</strong> {speed.unit}
        </Speed>
      ) : null}
    </Root>
  );
}
