import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { DriverPlace } from './driver-place';
import { DriverSignIn } from './driver-sign-in';

/** The screens of drivers: they travel together, so that a phone has both without a network. */
export function DriverPages(): ReactElement {
  const { pathname } = useLocation();
  return /^\/motorista\/?$/i.test(pathname) ? <DriverSignIn /> : <DriverPlace />;
}
