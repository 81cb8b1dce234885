import { useTrackingClient } from '@rastro/sdk/internal/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import useSWR from 'swr';
import { useText } from '../../frame/i18n/text-context';
import { useAppSessionState } from '../../frame/session/session-context';

const POLL_MS = 3_000;

/** Above the line of scale and credits at the foot of a map. */
const Note = styled.p`
  position: absolute;
  inset: auto auto 44px 50%;
  z-index: 8;
  margin: 0;
  padding: 4px 12px;
  border-radius: var(--rastro-radius-full);
  background: var(--rastro-surface-raised);
  box-shadow: var(--rastro-shadow-float);
  color: var(--rastro-text-muted);
  font-size: 12px;
  line-height: 16px;
  white-space: nowrap;
  transform: translateX(-50%);
`;

/** Progress of the demo's history while it loads; nothing on other servers. */
export function DemoProgress(): ReactElement | null {
  const t = useText();
  const client = useTrackingClient();
  const { serverInfo } = useAppSessionState();
  const isDemo = serverInfo?.demo != null;
  const { data } = useSWR(isDemo ? 'demo-history' : null, () => client.server.get(), {
    fallbackData: serverInfo ?? undefined,
    revalidateOnMount: false,
    revalidateOnFocus: false,
    refreshInterval: (latest) => {
      const history = latest?.demo?.history;
      return history && history.done >= history.total ? 0 : POLL_MS;
    },
  });
  const history = data?.demo?.history;
  if (!history || history.total === 0 || history.done >= history.total) return null;
  const percent = Math.floor((100 * history.done) / history.total);
  return <Note>{t('demo.history.progress', { percent })}</Note>;
}
