import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { describeAlarm } from '../../../domain';
import { statusColors, StatusGlyph, truncate } from '../../../ui';
import { useLabels } from '../../../react';

const Root = styled.span`
  ${statusColors}
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
  height: 17px;
  padding: 0 5px;
  border-radius: var(--rastro-radius-tag);
  background: var(--status-soft);
  color: var(--status-text);
  font: 600 11px/17px var(--rastro-font-family);
  white-space: nowrap;
  & > span {
    ${truncate}
    /* More than any alarm that has a name; a tracker's own code may be of any length. */
    max-width: 190px;
  }
  /* Its word needs the room. */
  [data-density='touch'] & > svg {
    display: none;
  }
  @container rastro-device-list (max-width: 359.98px) {
    & > span {
      display: none;
    }
  }
`;

/** An alarm as a small red word. */
export function AlarmBadge({ alarm }: { alarm: string }): ReactElement {
  const t = useLabels();
  return (
    <Root className="rastro-alarm-badge" data-status="alarm">
      <StatusGlyph status="alarm" />
      <span>{t(describeAlarm(alarm))}</span>
    </Root>
  );
}
