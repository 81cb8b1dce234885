import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useLabels } from '../../../react';
import { Skeleton, VisuallyHidden } from '../../../ui';
import type { ListDensity } from '../device-list-props';
import { rowSizePx } from '../rows/row-sizes';

const WIDTHS_PERCENT = [72, 58, 80, 64, 52, 76, 60, 70];

const Root = styled.div`
  flex: 1;
  min-height: 0;
  overflow: hidden;
`;
const Line = styled.div`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) 52px;
  gap: 10px;
  align-items: center;
  box-sizing: border-box;
  padding: 0 12px;
  border-bottom: 1px solid var(--rastro-border);
`;
const Pair = styled.div`
  display: grid;
  gap: 8px;
`;

/** Grey rows in the true layout. */
export function ListSkeleton({ density }: { density: ListDensity }): ReactElement {
  const t = useLabels();
  const height = rowSizePx(undefined, density);
  return (
    <Root className="rastro-device-list-skeleton" role="status">
      <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
      {WIDTHS_PERCENT.map((percent) => (
        <Line key={percent} style={{ height }} aria-hidden="true">
          <Skeleton style={{ width: 36, height: 36 }} />
          <Pair>
            <Skeleton style={{ width: `${percent}%`, height: 11 }} />
            <Skeleton style={{ width: `${percent - 24}%`, height: 9 }} />
          </Pair>
          <Pair>
            <Skeleton style={{ height: 11 }} />
            <Skeleton style={{ height: 9 }} />
          </Pair>
        </Line>
      ))}
    </Root>
  );
}
