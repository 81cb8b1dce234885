import { Button } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { SecondFactorSection } from '../account/second-factor';
import { usePageTitle } from '../../../frame/brand/use-page-title';
import { useText } from '../../../frame/i18n/text-context';
import { useAppSession } from '../../../frame/session/session-context';
import { useSignOut } from '../../../frame/shell/header/use-sign-out';
import { SignInLayout } from '../../../frame/entrance/sign-in-layout';

/** In place of every page of an account that must set up one-time codes first: that, and the way out. */
export function NeedsCodesPage(): ReactElement {
  const t = useText();
  const session = useAppSession();
  const { here: signOut } = useSignOut();
  usePageTitle(t('codes.page.title'));
  return (
    <SignInLayout title={t('codes.page.title')} lead={t('codes.page.lead')}>
      <SecondFactorSection onSeen={() => void session.loadSession()} />
      <Button size="lg" wide onClick={() => void signOut()}>
        {t('suspended.leave.action')}
      </Button>
    </SignInLayout>
  );
}
