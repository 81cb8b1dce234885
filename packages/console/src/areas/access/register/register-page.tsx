import { useTrackingClient } from '@rastro/sdk/internal/react';
import { useMemo, type ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router';
import { usePageTitle } from '../../../frame/brand/use-page-title';
import { useText } from '../../../frame/i18n/text-context';
import { useAppSessionState } from '../../../frame/session/session-context';
import { AccountByLink } from '../../../frame/entrance/account-by-link';
import { AskForLink } from './ask-for-link';

/** An account of one's own: first a link by mail, which proves the address, and with it name and password. */
export function RegisterPage(): ReactElement {
  const t = useText();
  const { registration } = useTrackingClient().session;
  const { session } = useAppSessionState();
  const { hash } = useLocation();
  const token = hash.slice(1);
  const title = t('register.page.title');
  usePageTitle(title);
  const link = useMemo(
    () => ({ token, read: registration.read, accept: registration.accept }),
    [token, registration],
  );
  if (token !== '') {
    return (
      <AccountByLink
        link={link}
        title={title}
        lead={t('register.link.lead')}
        deadLink={t('register.deadLink.text')}
      />
    );
  }
  return session === 'ready' ? <Navigate to="/home" replace /> : <AskForLink />;
}
