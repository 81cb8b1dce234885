import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { statusColors, StatusGlyph } from '../../ui';
import { useLabels, type LabelKey } from '../../react';
import { alarmEnUs } from '../../react/labels/en-us/alarm';

const Root = styled.span`
  ${statusColors}
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 4px;
  height: 17px;
  padding: 0 5px;
  border-radius: var(--rastro-radius-tag);
  background: var(--status-soft);
  color: var(--status-text);
  font: 600 11px/17px var(--rastro-font-family);
  white-space: nowrap;
  @container rastro-device-list (max-width: 339.98px) {
    & > span {
      display: none;
    }
  }
`;

/** The first alarm of a fix as a small red word. */
export function AlarmBadge({ alarm }: { alarm: string }): ReactElement {
  const t = useLabels();
  return (
    <Root className="rastro-alarm-badge" data-status="alarm">
      <StatusGlyph status="alarm" />
      <span>{t(toAlarmKey(alarm))}</span>
    </Root>
  );
}

function toAlarmKey(alarm: string): LabelKey {
  const key = `alarm.${alarm}`;
  return isAlarmKey(key) ? key : 'alarm.general';
}

function isAlarmKey(key: string): key is keyof typeof alarmEnUs {
  return Object.hasOwn(alarmEnUs, key);
}
