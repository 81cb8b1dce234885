import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { share, type Share } from '../../contract';
import { useFormat, useLabels, useNow, useResource } from '../../react';
import { Button, truncate } from '../../ui';
import { EndShareDialog } from './end-share-dialog';

const Root = styled.section`
  margin-top: 20px;
  border-top: 1px solid var(--rastro-border);
  & > h3 {
    margin: 12px 0 4px;
    font: 600 13px/20px var(--rastro-font-family);
  }
  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    padding: 4px 0;
  }
`;
const Words = styled.div`
  flex: 1;
  min-width: 0;
  & > strong {
    display: block;
    font-weight: 500;
    ${truncate}
  }
  & > span {
    color: var(--rastro-text-muted);
    font-size: 12px;
  }
`;

/** The links that show a vehicle now, each to be ended; nothing while there is none. */
export function RunningShares({ deviceId }: { deviceId: number }): ReactElement | null {
  const t = useLabels();
  const format = useFormat();
  const now = useNow();
  const { data: all = [] } = useResource(share);
  const [ending, setEnding] = useState<Share | null>(null);
  const running = all.filter(
    ({ deviceIds, expiresAt }) => deviceIds?.includes(deviceId) && Date.parse(expiresAt) > now,
  );
  if (running.length === 0) return null;
  return (
    <Root>
      <h3>{t('share.running.title')}</h3>
      <ul>
        {running.map((one) => {
          const name = one.name || t('share.running.unnamed');
          return (
            <li key={one.id}>
              <Words>
                <strong title={name}>{name}</strong>
                <span>
                  {t('share.running.until', { moment: format.moment(one.expiresAt, now) })}
                  {' · '}
                  {t('share.running.opened', { count: one.openedCount })}
                </span>
              </Words>
              <Button
                size="sm"
                aria-label={t('share.running.endOf', { name })}
                onClick={() => setEnding(one)}
              >
                {t('share.running.end')}
              </Button>
            </li>
          );
        })}
      </ul>
      {ending ? <EndShareDialog share={ending} onClose={() => setEnding(null)} /> : null}
    </Root>
  );
}
