import { useTrackingClient } from '@rastro/sdk/internal/react';
import { useMemo, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { usePageTitle } from '../../../frame/brand/use-page-title';
import { useText } from '../../../frame/i18n/text-context';
import { AccountByLink } from '../../../frame/entrance/account-by-link';

/** Page behind an invitation's link: name and password, then on to the map. */
export function AcceptPage(): ReactElement {
  const t = useText();
  const { session } = useTrackingClient();
  const { hash } = useLocation();
  const title = t('invite.page.title');
  usePageTitle(title);
  const link = useMemo(
    () => ({
      token: hash.slice(1),
      read: session.readInvitation,
      accept: session.acceptInvitation,
    }),
    [hash, session],
  );
  return (
    <AccountByLink
      link={link}
      title={title}
      lead={t('invite.page.lead')}
      deadLink={t('invite.deadLink.text')}
    />
  );
}
