import { useState, type ReactElement, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import type { TrackingEvent } from '../../contract';
import type { EventRun } from '../../domain';
import { useFormat, useLabels } from '../../react';
import { focusRingInset, touchMedia } from '../../ui';

const Open = styled.button`
  display: flex;
  gap: 8px;
  align-items: baseline;
  width: 100%;
  min-height: 36px;
  padding: 9px 16px;
  border: 0;
  border-bottom: 1px solid var(--rastro-border);
  background: var(--rastro-surface-sunken);
  color: var(--rastro-text-muted);
  font: 400 12.5px/18px var(--rastro-font-family);
  text-align: start;
  cursor: pointer;
  ${focusRingInset}
  &:hover {
    background: var(--rastro-surface-hover);
  }
  & > span:first-child {
    flex: 1;
  }
  & > span {
    font-variant-numeric: tabular-nums;
  }
  & > svg {
    flex: none;
    align-self: center;
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  ${touchMedia} {
    min-height: 44px;
    padding-block: 13px;
  }
`;
const Inside = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Summary of routine events between two lines; single events on request. */
export function NoticeRun({
  run: { events, counts },
  renderEvent,
}: {
  run: EventRun<TrackingEvent>;
  renderEvent: (event: TrackingEvent) => ReactNode;
}): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const [newest, oldest] = [events[0], events.at(-1)].map((event) =>
    event ? format.time(event.eventTime) : '',
  );
  return (
    <li className="rastro-notice-run">
      <Open type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span>
          {counts.map(({ kind, count }) => t(`notices.run.${kind}`, { count })).join(', ')}
        </span>
        <span data-figure>
          {oldest === newest
            ? newest
            : t('notices.run.span', { from: oldest ?? '', to: newest ?? '' })}
        </span>
        <ChevronDown size={14} aria-hidden="true" />
      </Open>
      {isOpen ? <Inside>{events.map(renderEvent)}</Inside> : null}
    </li>
  );
}
