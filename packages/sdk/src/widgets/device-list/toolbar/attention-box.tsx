import type { ReactElement, ReactNode } from 'react';
import { Siren, WifiOff, Wrench } from 'lucide-react';
import { css, styled } from 'styled-components';
import { DEFAULT_SILENT_HOURS, formatSilentHours } from '../../../domain';
import { useFormat, useLabels } from '../../../react';
import { pressableStyles } from '../../../ui/form/button/pressable-styles';
import type { AttentionProps } from '../device-list-props';

const Root = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  overflow: hidden;
  border: 1px solid var(--rastro-border);
  border-radius: var(--rastro-radius-card);
`;
const Cell = styled.button`
  ${pressableStyles(css`
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 6px;
    align-items: center;
    min-height: 44px;
    padding: 6px 10px;
    border-radius: 0;
    color: var(--rastro-text);
    font-family: var(--rastro-font-family);
    text-align: start;
  `)}
  &:focus-visible {
    outline-offset: -2px;
  }
  & + & {
    border-inline-start: 1px solid var(--rastro-border);
  }
  &[data-zero='true']:not([data-on='true']) {
    color: var(--rastro-text-subtle);
  }
  &[data-kind='silent'][data-zero='false'] > svg {
    color: var(--rastro-status-unknown-text);
  }
  &[data-kind='due'][data-zero='false'] > svg {
    color: var(--rastro-status-idle-text);
  }
  &[data-kind='alarm'][data-zero='false'] > :is(svg, strong) {
    color: var(--rastro-status-alarm-text);
  }
`;
const Figure = styled.strong`
  font-feature-settings: 'tnum' 1;
  font-size: 18px;
  font-weight: 600;
  line-height: 24px;
`;
const Word = styled.span`
  grid-column: 1 / -1;
  overflow-wrap: anywhere;
  font-size: 11.5px;
  line-height: 14px;
`;

/**
 * Items that need attention, each a filter: vehicles with an alarm, silent ones, and those with a
 * maintenance due.
 */
export function AttentionBox({
  counts,
  silentCounts,
  dueCount,
  filter,
  onFilterChange,
}: AttentionProps): ReactElement {
  const t = useLabels();
  const { number, locale } = useFormat();
  const hours = filter.silentHours ?? DEFAULT_SILENT_HOURS;
  const isAlarm = filter.motion === 'alarm';
  const isSilent = filter.silentHours != null;
  const isDue = filter.maintenanceDue === true;
  const cell = (
    kind: string,
    icon: ReactNode,
    count: number,
    isOn: boolean,
    label: string,
    next: AttentionProps['filter'],
  ) => (
    <Cell
      type="button"
      data-kind={kind}
      data-on={isOn}
      data-zero={count === 0}
      aria-pressed={isOn}
      aria-label={`${number(count)} ${label}`}
      onClick={() => onFilterChange(next)}
    >
      {icon}
      <Figure>{number(count)}</Figure>
      <Word>{label}</Word>
    </Cell>
  );
  return (
    <Root role="group" aria-label={t('list.attention.label')} className="rastro-attention-box">
      {cell(
        'alarm',
        <Siren size={16} aria-hidden="true" />,
        counts.alarm,
        isAlarm,
        t('list.attention.alarm'),
        { ...filter, motion: isAlarm ? null : 'alarm' },
      )}
      {cell(
        'silent',
        <WifiOff size={16} aria-hidden="true" />,
        silentCounts[hours],
        isSilent,
        t('list.attention.silent', { time: formatSilentHours(hours, { locale }) }),
        { ...filter, silentHours: isSilent ? null : hours },
      )}
      {dueCount === null
        ? null
        : cell('due', <Wrench size={16} aria-hidden="true" />, dueCount, isDue, t('list.due'), {
            ...filter,
            maintenanceDue: !isDue,
          })}
    </Root>
  );
}
