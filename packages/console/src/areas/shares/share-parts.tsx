import { share, type ShareOpening } from '@rastro/sdk/contract';
import { HOUR_MS } from '@rastro/sdk/domain';
import { useFormat, useResourceChanges, useTrackingClient } from '@rastro/sdk/internal/react';
import { Button } from '@rastro/sdk/internal/ui';
import { TimerReset } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../frame/i18n/text-context';

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 16px 24px;
  & > h3 {
    margin: 0;
    font-size: 14px;
  }
  & > p {
    margin: 0;
    color: var(--rastro-text-muted);
  }
  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 6px 0;
    border-top: 1px solid var(--rastro-border);
  }
  @media (max-width: 768px) {
    padding-inline: 16px;
  }
`;
const PROLONGED_MS = 8 * HOUR_MS;

/** Parts of a share: a button to extend it, and its openings, with the kind of device used. */
export function ShareParts({ id, expiresAt }: { id: number; expiresAt: string }): ReactElement {
  const t = useText();
  const format = useFormat();
  const changes = useResourceChanges(share);
  const openings = useOpenings(id);
  return (
    <Root>
      <div>
        <Button
          icon={<TimerReset aria-hidden="true" />}
          onClick={() =>
            void changes.patch(id, {
              expiresAt: new Date(Date.parse(expiresAt) + PROLONGED_MS).toISOString(),
            })
          }
        >
          {t('share.prolong.action')}
        </Button>
      </div>
      <h3>{t('share.openings.title')}</h3>
      {openings.length === 0 ? (
        <p>{t('share.openings.empty')}</p>
      ) : (
        <ul>
          {openings.map((one) => (
            <li key={one.id}>
              <span>{t(`share.openings.${one.device}`)}</span>
              <span>{format.dateTime(one.openedAt)}</span>
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
}

function useOpenings(id: number): readonly ShareOpening[] {
  const client = useTrackingClient();
  const [read, setRead] = useState<{ id: number; openings: readonly ShareOpening[] }>();
  useEffect(() => {
    const gone = new AbortController();
    client
      .resource(share)
      .openings({ id }, { signal: gone.signal })
      .then(
        (openings) => setRead({ id, openings }),
        () => undefined,
      );
    return () => gone.abort();
  }, [client, id]);
  return read?.id === id ? read.openings : [];
}
