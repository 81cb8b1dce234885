import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { formatRemaining } from '../../domain';
import { useFormat, useLabels, useNow } from '../../react';

const Root = styled.div`
  max-width: 40ch;
  & > h1 {
    margin: 0 0 8px;
    color: var(--rastro-text);
    font: 600 18px/24px var(--rastro-font-family);
  }
  & > p {
    margin: 0 0 8px;
    overflow-wrap: anywhere;
  }
`;

/** A link that shows nothing yet, and how long that is. */
export function NotStarted({
  startsAt,
  message,
}: {
  startsAt: number;
  message: string;
}): ReactElement {
  const t = useLabels();
  const { locale } = useFormat();
  const now = useNow();
  return (
    <Root role="status">
      <h1>{t('share.notStarted.title')}</h1>
      <p>{t('share.notStarted.text', { time: formatRemaining(startsAt - now, { locale }) })}</p>
      {message === '' ? null : <p>{message}</p>}
    </Root>
  );
}
