import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../../../feedback/skeleton';
import { VisuallyHidden } from '../../../visually-hidden';

const LINE_COUNT = 12;

const Root = styled.div`
  flex: 1;
  min-height: 0;
  overflow: hidden;
`;
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 24px;
  box-sizing: border-box;
  height: 42px;
  padding: 0 20px;
  border-bottom: 1px solid var(--rastro-border);
  &[data-card='true'] {
    height: 84px;
  }
`;

/** Lines of a table while its rows are on their way. */
export function TableSkeleton({ label, isCard }: { label: string; isCard: boolean }): ReactElement {
  return (
    <Root role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: LINE_COUNT }, (_, index) => (
        <Line key={index} data-card={isCard}>
          <Skeleton style={{ width: `${18 + ((index * 7) % 12)}%`, height: 12 }} />
          <Skeleton style={{ width: '12%', height: 12 }} />
          <Skeleton style={{ width: '16%', height: 12 }} />
        </Line>
      ))}
    </Root>
  );
}
