import { guardRoute, isQrDriver, readSuspension } from '@rastro/sdk/domain';
import { useTrackingClient } from '@rastro/sdk/internal/react';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { BootProgress } from '../frame/loading/boot-progress';
import { lazyPage } from '../frame/loading/lazy-page';
import { isFramed } from '../frame/navigation/is-framed';
import { usePages } from '../frame/navigation/pages-context';
import { useCurrentPage } from '../frame/navigation/use-current-page';
import { useAppSession, useAppSessionState } from '../frame/session/session-context';

const HeldPage = lazyPage(() =>
  import('../areas/access/held/held-page').then((module) => module.HeldPage),
);

/** An address without a page leads home whoever is signed in, and tells nobody else that there is none. */
const MISSING = { isPublic: false };

/**
 * Lets a page pass, sends elsewhere, or loads what the guard of spec §2 asks for. A new server shows
 * only its first-run page.
 */
export function RouteGate({ children }: { children: ReactNode }): ReactElement {
  const { pathname, search } = useLocation();
  const session = useAppSession();
  const state = useAppSessionState();
  const { attributePrefix: prefix } = useTrackingClient();
  const { page } = useCurrentPage();
  const firstRunPath = usePages().find(({ isFirstRun }) => isFirstRun)?.path;
  const path = pathname + search;
  const isPublic = page?.surface === 'public';
  const isNewServer = state.serverInfo?.newServer === true;
  const decision = guardRoute({
    path,
    page: page
      ? isNewServer || !page.isFirstRun
        ? { ...page, isPublic }
        : null
      : pathname === '/'
        ? null
        : MISSING,
    server: state.server,
    session: state.session,
  });
  const steps =
    decision.kind === 'load'
      ? decision.steps
      : decision.kind === 'allow'
        ? decision.background
        : [];
  const [nextStep] = steps;

  useEffect(() => {
    if (nextStep === 'server') void session.loadServer();
    if (nextStep === 'session') void session.loadSession();
  }, [nextStep, session]);

  if (pathname !== '/maintenance' && isNewServer && firstRunPath) {
    return page?.isFirstRun ? <>{children}</> : <Navigate to={firstRunPath} replace />;
  }
  if (decision.kind === 'load') return <BootProgress />;
  if (decision.kind === 'redirect') {
    const isDown = decision.to === '/maintenance';
    const to = isDown ? `/maintenance?to=${encodeURIComponent(path)}` : decision.to;
    return <Navigate to={to} replace />;
  }
  const { user } = state;
  const isHeld =
    user && (user.needsTerms || user.needsSecondFactor || readSuspension(user, prefix));
  if (isHeld && !isPublic) return <HeldPage />;
  // A driver has the driver's screens, and nobody else has them (spec §6).
  const isDriver = user !== null && isQrDriver(user, prefix);
  if (isDriver && isFramed(page)) return <Navigate to="/qr-driver" replace />;
  return <>{children}</>;
}
