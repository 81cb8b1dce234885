import type { Device, Position } from '@rastro/sdk/contract';
import { isCurrent, resolveMotionState } from '@rastro/sdk/domain';
import { useFormat, useLabels, useNow } from '@rastro/sdk/react';
import { StatusGlyph, statusColors } from '@rastro/sdk/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useAlarmWords } from './use-alarm-words';
import { useStatusSince } from './use-status-since';

const Root = styled.span`
  ${statusColors}
  & > strong {
    margin-inline-start: 4px;
    color: var(--status-text);
    font-weight: 600;
  }
`;

/** The state of a device in one line, for the head of a phone's sheet. */
export function StatusSummary({
  device,
  position,
  isPeek,
}: {
  device: Device;
  position: Position | undefined;
  /** Nothing else is seen: an alarm, which has a band of its own in the sheet, comes first here. */
  isPeek: boolean;
}): ReactElement {
  const label = useLabels();
  const format = useFormat();
  const alarmWords = useAlarmWords(position);
  const alarm = isPeek ? alarmWords : '';
  const now = useNow();
  const heardAt = device.lastUpdate ?? position?.fixTime;
  const since = useStatusSince(device, position);
  // One line has no room for a sentence.
  const age = isCurrent(device) ? since : heardAt && format.age(heardAt, now);
  const state = resolveMotionState({ device, position });
  const word =
    state === 'moving' && position ? format.speed(position.speed) : label(`status.${state}`);
  const [first, ...rest] = [alarm, word, age].filter(Boolean);
  const shown = alarm === '' ? state : 'alarm';
  return (
    <Root data-status={shown}>
      <StatusGlyph status={shown} />
      <strong>{first}</strong>
      {rest.map((text) => ` · ${text}`)}
    </Root>
  );
}
