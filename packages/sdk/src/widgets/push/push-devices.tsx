import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { PushDevice } from '../../contract';
import { nameBrowser } from '../../domain';
import { useFormat, useLabels, useNow } from '../../react';
import { Button, truncate } from '../../ui';

const Root = styled.section`
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
    gap: 12px;
    align-items: center;
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

/** The other browsers of the account that show notifications, each to be ended; nothing while there is none. */
export function PushDevices({
  devices,
  isBusy,
  onEnd,
}: {
  devices: readonly PushDevice[];
  isBusy: boolean;
  onEnd: (id: number) => void;
}): ReactElement | null {
  const t = useLabels();
  const format = useFormat();
  const now = useNow();
  const others = devices.filter(({ isThis }) => !isThis);
  if (others.length === 0) return null;
  const momentOf = (text: string | null) => (text ? format.moment(text, now) : '');
  return (
    <Root>
      <h3>{t('push.others.title')}</h3>
      <ul>
        {others.map(({ id, name: userAgent, createdAt, lastSentAt }) => {
          const name = nameBrowser(userAgent) || t('push.others.unnamed');
          return (
            <li key={id}>
              <Words>
                <strong title={name}>{name}</strong>
                <span>
                  {lastSentAt
                    ? t('push.others.sent', { moment: momentOf(lastSentAt) })
                    : t('push.others.since', { moment: momentOf(createdAt) })}
                </span>
              </Words>
              <Button
                size="sm"
                disabled={isBusy}
                aria-label={t('push.others.endOf', { name })}
                onClick={() => onEnd(id)}
              >
                {t('push.others.end')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Root>
  );
}
