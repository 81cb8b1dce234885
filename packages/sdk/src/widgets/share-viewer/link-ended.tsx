import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useFormat, useLabels } from '../../react';

const Root = styled.main`
  display: grid;
  place-items: center;
  align-content: center;
  gap: 8px;
  min-height: 100dvh;
  padding: 24px;
  color: var(--rastro-text-muted);
  text-align: center;
  & > h1 {
    margin: 0;
    color: var(--rastro-text);
    font: 600 18px/24px var(--rastro-font-family);
  }
  & > p {
    margin: 0;
  }
`;

/** A link that shows nothing any more, or that somebody has left. */
export function LinkEnded({ isLeft }: { isLeft: boolean }): ReactElement {
  const t = useLabels();
  return (
    <Root role="status">
      <h1>{t(isLeft ? 'share.left.title' : 'share.dead.title')}</h1>
      <p>{t(isLeft ? 'share.left.text' : 'share.dead.text')}</p>
    </Root>
  );
}

/** A link that ended because its vehicle arrived. */
export function LinkArrived({ arrivedAt }: { arrivedAt: string }): ReactElement {
  const t = useLabels();
  const { time, date } = useFormat();
  return (
    <Root role="status">
      <h1>{t('share.arrived.title', { time: time(arrivedAt) })}</h1>
      <p>{t('share.arrived.text', { date: date(arrivedAt) })}</p>
    </Root>
  );
}
