import { useConnection, useFormat, useNow, useTrackingClient } from '@rastro/sdk/internal/react';
import { Button } from '@rastro/sdk/internal/ui';
import { WifiOff } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/text-context';

const Root = styled.section`
  display: flex;
  flex: none;
  align-items: center;
  gap: 12px;
  padding: 10px max(12px, env(safe-area-inset-right)) 10px max(12px, env(safe-area-inset-left));
  border-bottom: 1px solid var(--rastro-border);
  background: var(--rastro-status-idle-soft);
  color: var(--rastro-status-idle-text);
  font-size: 12px;
  line-height: 16px;
  & > svg {
    flex: none;
  }
  & p {
    margin: 0;
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  & p:first-child {
    font-weight: 600;
  }
`;

/** Says over old data that the connection is gone, since when, and when the next attempt is. */
export function OfflineBar(): ReactElement | null {
  const t = useText();
  const { status, lastMessageAt } = useConnection();
  const [lastSeenAt, setLastSeenAt] = useState<number | null>(null);
  const [wasLive, setWasLive] = useState(false);
  // A manual attempt forgets when the last message came; the bar must not.
  if (lastMessageAt !== null && lastMessageAt !== lastSeenAt) setLastSeenAt(lastMessageAt);
  if (status === 'live' && !wasLive) setWasLive(true);
  const isLost = status === 'reconnecting' || (wasLive && status === 'connecting');
  // The server is there, and lets the account read nothing live.
  if (status === 'refused') return <Root role="status">{t('connection.refusedText')}</Root>;
  return isLost ? <LostBar lastSeenAt={lastSeenAt} /> : null;
}

function LostBar({ lastSeenAt }: { lastSeenAt: number | null }): ReactElement {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const { nextAttemptAt } = useConnection();
  const { live } = useTrackingClient();
  const seconds = nextAttemptAt === null ? 0 : Math.ceil((nextAttemptAt - now) / 1_000);

  function retry() {
    live.stop();
    live.start();
  }

  return (
    <Root aria-label={t('connection.offline.title')}>
      <WifiOff size={18} aria-hidden="true" />
      <Words>
        <p role="status">{t('connection.offline.title')}</p>
        <p>
          {lastSeenAt === null
            ? null
            : `${t('connection.offline.since', { time: format.time(lastSeenAt) })} `}
          {seconds > 0
            ? t('connection.offline.retryIn', { seconds })
            : t('connection.offline.retrying')}
        </p>
      </Words>
      <Button size="sm" onClick={retry}>
        {t('connection.offline.action')}
      </Button>
    </Root>
  );
}
