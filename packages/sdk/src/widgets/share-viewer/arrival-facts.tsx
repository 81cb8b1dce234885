import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { SharedArrival } from '../../contract';
import { useFormat, useLabels, useNow } from '../../react';

const Root = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  margin: 0;
  border-top: 1px solid var(--rastro-border);
  & > div {
    padding: 8px 16px 12px;
  }
  & > div + div {
    border-inline-start: 1px solid var(--rastro-border);
  }
  dt {
    color: var(--rastro-text-muted);
    font-size: 13px;
  }
  dd {
    margin: 0;
    font: 600 18px/24px var(--rastro-font-family);
    font-variant-numeric: tabular-nums;
  }
`;

/** Likely arrival of a vehicle at its destination, and the remaining distance. */
export function ArrivalFacts({ arrival }: { arrival: SharedArrival }): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const now = useNow();
  const { arrivesAt, leftMeters } = arrival;
  const isThere = leftMeters === 0 && arrivesAt !== null;
  return (
    <Root>
      <div>
        <dt>{t('share.arrival.label')}</dt>
        <dd>
          {isThere
            ? t('share.arrival.there')
            : arrivesAt === null
              ? t('share.arrival.none')
              : format.moment(arrivesAt, now)}
        </dd>
      </div>
      <div>
        <dt>{t('share.left.label')}</dt>
        <dd>{format.distance(leftMeters)}</dd>
      </div>
    </Root>
  );
}
