import { resolveReturnPath } from '@rastro/sdk/domain';
import type { ReactElement } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { usePageTitle } from '../../app/use-page-title';
import { useText } from '../../i18n/text-context';
import { useAppSessionState } from '../../session/session-context';
import { DemoEntry } from './demo-entry';
import { SignInForm } from './sign-in-form';
import { SignInLayout } from './sign-in-layout';

/** Sign-in; somebody who is signed in already goes where they wanted to. */
export function LoginPage(): ReactElement {
  const t = useText();
  const { session, serverInfo } = useAppSessionState();
  const [search] = useSearchParams();
  usePageTitle(t('login.page.title'));
  if (session === 'ready') return <Navigate to={resolveReturnPath(search.get('to'))} replace />;
  return (
    <SignInLayout title={t('login.page.title')} lead={t('login.page.lead')}>
      <SignInForm />
      {serverInfo?.demo?.signIn ? <DemoEntry /> : null}
    </SignInLayout>
  );
}
