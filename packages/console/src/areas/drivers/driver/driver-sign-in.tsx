import { isQrDriver } from '@rastro/sdk/domain';
import { useTrackingClient } from '@rastro/sdk/internal/react';
import { useEffect, type ReactElement } from 'react';
import { Navigate } from 'react-router';
import { keepScanner, readScanner } from '../scan/scanner';
import { BootProgress } from '../../../frame/loading/boot-progress';
import { lazyPage } from '../../../frame/loading/lazy-page';
import { useReturnPath } from '../../../frame/navigation/use-return-path';
import { useAppSession, useAppSessionState } from '../../../frame/session/session-context';

const LoginPage = lazyPage(
  () => import('../../access/login/login-page').then((module) => module.LoginPage),
  'sign-in',
);

/**
 * The sign-in of drivers, who keep its address: who is signed in goes on, and while the server is away
 * who scanned here last.
 */
export function DriverSignIn(): ReactElement {
  const { server, session, user } = useAppSessionState();
  const { loadSession } = useAppSession();
  const { attributePrefix } = useTrackingClient();
  const returnPath = useReturnPath();
  const isOut = session === 'failed';
  useEffect(() => {
    if (isOut) keepScanner(null);
  }, [isOut]);
  const isAsked = server === 'ready' && session === 'unknown';
  useEffect(() => {
    if (isAsked) void loadSession();
  }, [isAsked, loadSession]);
  if (server === 'failed') {
    const isKnown = !isOut && readScanner() !== null;
    return <Navigate to={isKnown ? '/qr-driver' : '/maintenance?to=%2Fmotorista'} replace />;
  }
  if (session === 'unknown') return <BootProgress />;
  const isDriver = user !== null && isQrDriver(user, attributePrefix);
  return isDriver ? <Navigate to={returnPath} replace /> : <LoginPage />;
}
