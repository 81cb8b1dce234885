import { memo, type ReactElement } from 'react';
import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { MOTION_STATES } from '../../../domain';
import { useFormat, useLabels, type GroupRow } from '../../../react';
import {
  focusRingInset,
  MiddleText,
  StatusGlyph,
  stillWhenAsked,
  VisuallyHidden,
} from '../../../ui';

const Root = styled.div`
  display: flex;
  gap: 6px;
  align-items: center;
  box-sizing: border-box;
  height: 100%;
  padding: 0 12px;
  border-bottom: 1px solid var(--rastro-border);
  background: var(--rastro-surface-sunken);
  cursor: pointer;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  ${focusRingInset}
  &:hover {
    background: var(--rastro-surface-hover);
  }
  & > svg:first-child {
    flex: none;
    color: var(--rastro-text-muted);
    transition: transform 120ms;
    ${stillWhenAsked}
  }
  &[aria-expanded='false'] > svg:first-child {
    transform: rotate(-90deg);
  }
  &[data-group='alarm'] {
    background: var(--rastro-status-alarm-soft);
    color: var(--rastro-status-alarm-text);
  }
  &[data-group='alarm'] > * {
    color: inherit;
  }
  &[data-group='attended'] {
    background: var(--rastro-accent-soft);
    color: var(--rastro-accent-ink);
  }
  &[data-group='attended'] > * {
    color: inherit;
  }
  [data-density='touch'] & {
    padding: 0 16px;
  }
`;
const Name = styled(MiddleText)`
  font-weight: 600;
`;
const Count = styled.span`
  flex: none;
  color: var(--rastro-text-muted);
`;
const Minis = styled.span`
  display: flex;
  flex: none;
  gap: 7px;
  margin-inline-start: auto;
  color: var(--rastro-text-muted);
  font-size: 12px;
  line-height: 16px;
`;
const Mini = styled.span`
  display: inline-flex;
  gap: 4px;
  align-items: center;
`;

/** Props of {@link GroupHeader}. */
export interface GroupHeaderProps {
  rowKey: string;
  row: GroupRow;
  isActive: boolean;
}

/** Head of a group; folds its devices away. */
export const GroupHeader = memo(function GroupHeader({
  rowKey,
  row,
  isActive,
}: GroupHeaderProps): ReactElement {
  const t = useLabels();
  const { number } = useFormat();
  const rest = row.isRest ? t('list.group.rest') : t('list.group.none');
  const fallback = typeof row.groupKey === 'string' ? t(`list.group.${row.groupKey}`) : rest;
  return (
    <Root
      role="treeitem"
      className="rastro-group-header"
      data-row-key={rowKey}
      data-group={row.groupKey}
      aria-level={1}
      aria-posinset={row.place}
      aria-setsize={row.places}
      aria-expanded={!row.isFolded}
      aria-selected={false}
      tabIndex={isActive ? 0 : -1}
    >
      <ChevronDown size={14} aria-hidden="true" />
      <Name>{row.name || fallback}</Name>
      <Count data-figure>{number(row.count)}</Count>
      <Minis data-figure>
        {MOTION_STATES.filter((state) => row.counts[state] > 0).map((state) => (
          <Mini key={state}>
            <StatusGlyph status={state} size={9} />
            <VisuallyHidden>{t(`status.${state}`)}: </VisuallyHidden>
            {number(row.counts[state])}
          </Mini>
        ))}
      </Minis>
    </Root>
  );
});
