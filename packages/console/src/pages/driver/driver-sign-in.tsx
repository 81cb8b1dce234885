import { useEffect, type ReactElement } from 'react';
import { Navigate } from 'react-router';
import { keepScanner, readScanner } from '../../driver/scanner';
import { lazyPage } from '../../loading/lazy-page';
import { useAppSessionState } from '../../session/session-context';

const LoginPage = lazyPage(
  () => import('../login/login-page').then((module) => module.LoginPage),
  'sign-in',
);

/** The sign-in of drivers; while the server is away, the page of who scanned here last. */
export function DriverSignIn(): ReactElement {
  const { server, session } = useAppSessionState();
  const isOut = session === 'failed';
  useEffect(() => {
    if (isOut) keepScanner(null);
  }, [isOut]);
  if (server !== 'failed') return <LoginPage />;
  const isKnown = !isOut && readScanner() !== null;
  return <Navigate to={isKnown ? '/qr-driver' : '/maintenance?to=%2Fmotorista'} replace />;
}
