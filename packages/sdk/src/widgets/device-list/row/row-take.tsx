import type { KeyboardEvent, MouseEvent, ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Position } from '../../../contract';
import { describeError, LazyWords, useLabels, useOpenAlarm } from '../../../react';
import { focusRing, touchMedia } from '../../../ui';
import type { Namespace } from '../../../words';

const WORDS: readonly Namespace[] = ['alarms', 'errors', 'refusals'];

const Button = styled.button`
  position: relative;
  flex: none;
  height: 26px;
  padding: 0 10px;
  border: 0;
  border-radius: var(--rastro-radius-control);
  background: var(--rastro-surface);
  box-shadow: inset 0 0 0 1px var(--rastro-border-control);
  color: var(--rastro-text);
  font: 600 12px/26px var(--rastro-font-family);
  cursor: pointer;
  ${focusRing}
  &:hover {
    background: var(--rastro-surface-hover);
  }
  &[aria-disabled='true'] {
    opacity: 0.6;
  }
  ${touchMedia} {
    height: 32px;
    line-height: 32px;
    font-size: 13px;
    padding: 0 10px;
    /* A finger gets 44 px. */
    &::after {
      position: absolute;
      inset: -8px -4px -4px;
      content: '';
    }
  }
`;
const Problem = styled.span`
  max-width: 160px;
  overflow: hidden;
  color: var(--rastro-status-alarm-text);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Props of {@link RowTake}. */
export interface RowTakeProps {
  position: Position | undefined;
  /** True when Tab reaches its row. */
  isActive: boolean;
}

/** Takes the alarm of a row in one press; nothing where somebody has it, and for who may not. */
export function RowTake(props: RowTakeProps): ReactElement {
  return (
    <LazyWords files={WORDS}>
      <TakeButton {...props} />
    </LazyWords>
  );
}

/** Stops key presses here from reaching the row. */
const keepFromRow = (event: KeyboardEvent) => {
  if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
};

function TakeButton({ position, isActive }: RowTakeProps): ReactElement | null {
  const t = useLabels();
  const alarm = useOpenAlarm(position);
  if (!alarm) return null;
  const problem = alarm.error === null ? '' : t({ key: describeError(alarm.error) });
  return (
    <>
      <Button
        type="button"
        className="rastro-row-take"
        tabIndex={isActive ? 0 : -1}
        aria-disabled={alarm.isBusy || undefined}
        onKeyDown={keepFromRow}
        onClick={(event: MouseEvent) => {
          event.stopPropagation();
          if (!alarm.isBusy) void alarm.take();
        }}
      >
        {t('taken.take.action')}
      </Button>
      {problem ? (
        <Problem role="alert" title={problem}>
          {problem}
        </Problem>
      ) : null}
    </>
  );
}
