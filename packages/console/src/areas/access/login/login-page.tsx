import { useState, type ReactElement } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { usePageTitle } from '../../../frame/brand/use-page-title';
import { useText } from '../../../frame/i18n/text-context';
import { useReturnPath } from '../../../frame/navigation/use-return-path';
import { useAppSessionState } from '../../../frame/session/session-context';
import { DemoEntry } from './demo-entry';
import { ExpiredReport } from './expired-report';
import { ForgotPassword } from './forgot-password';
import { SignInForm } from './sign-in-form';
import { FormLink } from '../../../frame/entrance/form-parts';
import { SignInLayout } from '../../../frame/entrance/sign-in-layout';

/** Sign-in; with `?expired=report` what became of the link that somebody came by. */
export function LoginPage(): ReactElement {
  const [search] = useSearchParams();
  return search.get('expired') === 'report' ? <ExpiredReport /> : <SignInPage />;
}

/**
 * With `?forgot` the form that asks for a new password where mail goes out; somebody who is signed in
 * already goes where they wanted to.
 */
function SignInPage(): ReactElement {
  const t = useText();
  const { session, serverInfo } = useAppSessionState();
  const [search] = useSearchParams();
  const returnPath = useReturnPath();
  const [email, setEmail] = useState('');
  const isForgotten = search.has(FORGOT) && serverInfo?.emailEnabled !== false;
  usePageTitle(t(isForgotten ? 'forgot.page.title' : 'login.page.title'));
  if (session === 'ready') return <Navigate to={returnPath} replace />;
  if (isForgotten) {
    const back = toPath(search, (kept) => kept.delete(FORGOT));
    return <ForgotPassword email={email} onEmailChange={setEmail} backPath={back} />;
  }
  const forgotPath = toPath(search, (kept) => kept.set(FORGOT, '1'));
  return (
    <SignInLayout title={t('login.page.title')} lead={t('login.page.lead')}>
      <SignInForm
        email={email}
        onEmailChange={setEmail}
        forgotPath={serverInfo?.emailEnabled ? forgotPath : undefined}
        saysWhomToAsk={serverInfo?.emailEnabled === false}
      />
      {serverInfo?.registration ? (
        <FormLink to="/register">{t('register.page.title')}</FormLink>
      ) : null}
      {serverInfo?.demo?.signIn ? <DemoEntry /> : null}
    </SignInLayout>
  );
}

const FORGOT = 'forgot';

/** This page with another search, which keeps where to go after sign-in. */
function toPath(search: URLSearchParams, change: (kept: URLSearchParams) => void): string {
  const kept = new URLSearchParams(search);
  change(kept);
  const text = kept.toString();
  return text === '' ? '/login' : `/login?${text}`;
}
