import type { ReactElement } from 'react';
import { WifiOff } from 'lucide-react';
import { styled } from 'styled-components';
import { useConnection, useFormat, useLabels, useNow, useTrackingClient } from '../../../react';
import { Button } from '../../../ui';

const Root = styled.div`
  display: flex;
  flex: none;
  gap: 10px;
  align-items: center;
  padding: 8px 12px;
  background: var(--rastro-status-idle-soft);
  color: var(--rastro-text);
  font-size: 12px;
  line-height: 16px;
  & > svg {
    flex: none;
    color: var(--rastro-status-idle-text);
  }
  [data-density='touch'] > & {
    padding: 8px 16px;
  }
`;
const Words = styled.div`
  flex: 1;
  min-width: 0;
  & > strong {
    display: block;
    font-weight: 600;
  }
`;

/** Over old data while the connection is lost: since when, and when it is tried again. */
export function OfflineNotice(): ReactElement | null {
  const { status, lastMessageAt, nextAttemptAt } = useConnection();
  if (status !== 'reconnecting') return null;
  return <Notice lastMessageAt={lastMessageAt} nextAttemptAt={nextAttemptAt} />;
}

function Notice({
  lastMessageAt,
  nextAttemptAt,
}: {
  lastMessageAt: number | null;
  nextAttemptAt: number | null;
}): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const { live } = useTrackingClient();
  const now = useNow();
  // The shared clock lies up to a second back: rounding down makes up for it.
  const seconds =
    nextAttemptAt === null ? 0 : Math.max(1, Math.floor((nextAttemptAt - now) / 1000));
  return (
    <Root className="rastro-offline-notice">
      <WifiOff size={17} aria-hidden="true" />
      <Words>
        <strong role="status">{t('connection.lost')}</strong>
        {lastMessageAt === null
          ? null
          : `${t('connection.showingSince', { time: format.time(lastMessageAt) })} `}
        {seconds > 0 ? t('connection.retryIn', { seconds: format.number(seconds) }) : null}
      </Words>
      <Button
        size="sm"
        onClick={() => {
          live.stop();
          live.start();
        }}
      >
        {t('common.retry')}
      </Button>
    </Root>
  );
}
