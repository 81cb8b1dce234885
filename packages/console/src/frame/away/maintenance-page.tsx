import { useFormat } from '@rastro/sdk/internal/react';
import { Button, Spinner } from '@rastro/sdk/internal/ui';
import { useBrand } from '@rastro/theme';
import { MessageCircle, RefreshCw } from 'lucide-react';
import type { ReactElement } from 'react';
import { Navigate } from 'react-router';
import { styled } from 'styled-components';
import { usePageTitle } from '../brand/use-page-title';
import { useText } from '../i18n/text-context';
import { useReturnPath } from '../navigation/use-return-path';
import { useAppSessionState } from '../session/session-context';
import { useServerRetry } from '../session/use-server-retry';
import { PausePicture } from './pause-picture';
import { StandalonePage } from './standalone-page';

const Retry = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 20px;
  margin: 24px 0 16px;
  color: var(--rastro-text-muted);
  & > strong {
    color: var(--rastro-text);
    font-weight: 600;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
`;

/** The server cannot be reached: tries again by itself and goes back where the person was. */
export function MaintenancePage(): ReactElement {
  const t = useText();
  const format = useFormat();
  const { branding } = useBrand();
  const { server, session: sessionState, serverError } = useAppSessionState();
  const returnPath = useReturnPath();
  const { isTrying, waitSeconds, failedAt, retry } = useServerRetry();
  usePageTitle(t('maintenance.page.title'));

  if (server === 'ready' && sessionState !== 'unknown') {
    return <Navigate to={returnPath} replace />;
  }
  const { whatsapp } = branding.links;
  return (
    <StandalonePage
      picture={<PausePicture />}
      title={t('maintenance.page.title')}
      text={t('maintenance.page.text')}
      foot={
        serverError
          ? `${serverError.code} · ${format.dateTime(failedAt, { year: true, seconds: true })}`
          : null
      }
    >
      <Retry>
        {isTrying ? <Spinner size={14} /> : <RefreshCw size={14} aria-hidden="true" />}
        {isTrying ? (
          t('maintenance.retry.now')
        ) : (
          <>
            {t('maintenance.retry.in')} <strong>{waitSeconds} s</strong>
          </>
        )}
      </Retry>
      <Actions>
        <Button variant="primary" size="lg" onClick={() => void retry()} busy={isTrying}>
          {t('maintenance.retry.action')}
        </Button>
        {whatsapp.enabled ? (
          <Button
            size="lg"
            icon={<MessageCircle aria-hidden="true" />}
            onClick={() => window.open(whatsapp.url, '_blank', 'noopener')}
          >
            {t('maintenance.support.action')}
          </Button>
        ) : null}
      </Actions>
    </StandalonePage>
  );
}
