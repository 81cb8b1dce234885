'use client';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../react';
import { focusRingInset, touchMedia } from '../../../ui';

const Entry = styled.button`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  gap: 2px 10px;
  align-items: start;
  box-sizing: border-box;
  width: 100%;
  margin: 0;
  padding: 6px 16px;
  border: 0;
  background: none;
  color: var(--rastro-text);
  font: 400 13px/20px var(--rastro-font-family);
  text-align: start;
  cursor: pointer;
  ${focusRingInset}
  &:hover {
    background: var(--rastro-surface-hover);
  }
  &[aria-current] {
    background: var(--rastro-accent-soft);
  }
  &[data-quiet='true'] {
    padding-block: 2px;
    font-size: 12px;
  }
  ${touchMedia} {
    min-height: 44px;
  }
  & strong {
    font-weight: 550;
  }
  &[data-quiet='true'] strong {
    font-weight: 400;
  }
  & small {
    display: block;
    color: var(--rastro-text-muted);
    font-size: 12px;
    line-height: 16px;
    overflow-wrap: anywhere;
  }
  & time {
    color: var(--rastro-text-muted);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
const Badge = styled.span`
  display: grid;
  place-items: center;
  box-sizing: border-box;
  width: 22px;
  height: 22px;
  border: 2px solid var(--rastro-status-stopped);
  border-radius: 50%;
  color: var(--rastro-status-stopped);
  font: 700 11.5px/1 var(--rastro-font-family);
  [aria-current] & {
    background: var(--rastro-status-stopped);
    color: var(--rastro-surface);
  }
  &[data-bare='true'] {
    border-color: transparent;
    background: none;
    color: var(--rastro-text-muted);
  }
  &[data-alarm='true'] {
    color: var(--rastro-status-alarm-text);
  }
`;

/** One line of what happened. */
export interface TimelineEntryProps {
  atMs: number;
  /** Its day stands beside its time. */
  hasDate: boolean;
  badge: ReactNode;
  /** Without the ring of a stop. */
  isBare?: boolean;
  isAlarm?: boolean;
  /** Less than a stop: an event, or several. */
  isQuiet?: boolean;
  title: string;
  isCurrent?: boolean;
  /** Given for what opens in place. */
  isOpen?: boolean;
  onPress: () => void;
  children?: ReactNode;
}

/** One line of what happened on a route; pressing it leads the replay there or opens it in place. */
export function TimelineEntry({
  atMs,
  hasDate,
  badge,
  isBare,
  isAlarm,
  isQuiet,
  title,
  isCurrent,
  isOpen,
  onPress,
  children,
}: TimelineEntryProps): ReactElement {
  const format = useFormat();
  return (
    <Entry
      type="button"
      aria-current={isCurrent ? 'step' : undefined}
      aria-expanded={isOpen}
      data-quiet={isQuiet}
      onClick={onPress}
    >
      <Badge data-bare={isBare} data-alarm={isAlarm}>
        {badge}
      </Badge>
      <span>
        <strong>{title}</strong>
        {children}
      </span>
      <time dateTime={new Date(atMs).toISOString()}>
        {hasDate ? format.dateTime(atMs) : format.time(atMs)}
      </time>
    </Entry>
  );
}
