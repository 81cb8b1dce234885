import type { GroupCount, MotionState } from '@rastro/sdk/domain';
import { useFormat, useLabels } from '@rastro/sdk/internal/react';
import { StatusGlyph, VisuallyHidden } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

const SHOWN: readonly MotionState[] = ['moving', 'idle', 'stopped'];

const Column = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  gap: 4px;
  min-width: 34px;
  color: var(--rastro-text-muted);
  font-variant-numeric: tabular-nums;
  /* Names need the room there. */
  @media (max-width: 480px) {
    min-width: 0;
    &:empty {
      display: none;
    }
  }
`;

/**
 * Counts of a group's moving, idle and stopped devices: each in its column, so that rows can be
 * compared.
 */
export function StateCounts({ states }: { states: GroupCount['states'] }): ReactElement {
  const label = useLabels();
  const format = useFormat();
  return (
    <>
      {SHOWN.map((state) => (
        <Column key={state}>
          {states[state] > 0 ? (
            <>
              <StatusGlyph status={state} />
              <VisuallyHidden>{`, ${label(`status.${state}`)}: `}</VisuallyHidden>
              {format.number(states[state])}
            </>
          ) : null}
        </Column>
      ))}
    </>
  );
}
