import { isQrDriver } from '@rastro/sdk/domain';
import { useAccess, useTrackingClient } from '@rastro/sdk/internal/react';
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router';
import { keepPage } from '../scan/keep-page';
import { loadPictureReader } from '../scan/picture-reader';
import { keepScanner, readScanner, type Scanner } from '../scan/scanner';
import { BootProgress } from '../../../frame/loading/boot-progress';
import { useAppSession, useAppSessionState } from '../../../frame/session/session-context';
import { DriverPage } from './driver-page';
import { NotForDrivers } from './not-for-drivers';

/** A server that answers no sooner is away for whoever stands at a vehicle. */
const PATIENCE_MS = 4_000;
const RETRY_MS = 15_000;

/** The page of drivers for who is signed in; for who scanned here last while the server is not reached. */
export function DriverPlace(): ReactElement {
  const { pathname } = useLocation();
  const { server } = useAppSessionState();
  const current = useCurrentScanner();
  const isLate = useIsLate(server === 'failed');
  useReturn(current === undefined);
  useEffect(() => {
    if (current !== undefined) keepScanner(current);
  }, [current]);
  const isOpen = current !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    const stop = keepPage();
    // Where it does not come, the camera asks for it again.
    loadPictureReader().catch(() => undefined);
    return stop;
  }, [isOpen]);

  if (current === null) return <NotForDrivers />;
  const scanner = current ?? (isLate ? readScanner() : null);
  if (scanner) return <DriverPage scanner={scanner} isAway={current === undefined} />;
  if (server !== 'failed') return <BootProgress />;
  return <Navigate to={`/maintenance?to=${encodeURIComponent(pathname)}`} replace />;
}

/** Provides the signed-in user; null where they may not scan, undefined while that is unknown. */
function useCurrentScanner(): Scanner | null | undefined {
  const { server, session, user } = useAppSessionState();
  const { attributePrefix } = useTrackingClient();
  const access = useAccess();
  const isKnown = server === 'ready' && session === 'ready' && user !== null;
  const isDriver = isKnown && isQrDriver(user, attributePrefix);
  const mayScan = isDriver || access('update', 'drivers').allowed;
  const { id, name } = user ?? { id: 0, name: '' };
  return useMemo(() => {
    if (!isKnown) return undefined;
    return mayScan ? { id, name, isDriver } : null;
  }, [isKnown, mayScan, id, name, isDriver]);
}

/**
 * True once the server's time to answer has passed, or it was away: users who started then are not
 * interrupted when it is back.
 */
function useIsLate(isAway: boolean): boolean {
  const [isLate, setLate] = useState(isAway);
  if (isAway && !isLate) setLate(true);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

/** Asks for the server again while it is away, at once where the phone has a network again. */
function useReturn(isAway: boolean): void {
  const session = useAppSession();
  useEffect(() => {
    if (!isAway) return;
    const ask = () => void session.loadInOrder();
    const timer = setInterval(ask, RETRY_MS);
    window.addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', ask);
    };
  }, [isAway, session]);
}
