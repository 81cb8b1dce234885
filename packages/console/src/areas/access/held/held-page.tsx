import { readSuspension } from '@rastro/sdk/domain';
import { useTrackingClient } from '@rastro/sdk/internal/react';
import type { ReactElement } from 'react';
import { lazyPage } from '../../../frame/loading/lazy-page';
import { useAppSessionState } from '../../../frame/session/session-context';

const TermsPage = lazyPage(
  () => import('../../accounts/terms/terms-page').then((module) => module.TermsPage),
  'sign-in',
  'account',
  'consents',
);

const SuspendedPage = lazyPage(
  () => import('../../accounts/suspended/suspended-page').then((module) => module.SuspendedPage),
  'sign-in',
  'billing',
  'device',
);

const NeedsCodesPage = lazyPage(
  () => import('../../accounts/codes/needs-codes-page').then((module) => module.NeedsCodesPage),
  'sign-in',
  'account',
);

/** In place of every page of an account that something holds: first the terms, without which the server answers nothing else. */
export function HeldPage(): ReactElement {
  const { user } = useAppSessionState();
  const { attributePrefix: prefix } = useTrackingClient();
  if (user?.needsTerms) return <TermsPage />;
  // A suspended account is to be opened before it sets up codes.
  const isSuspended = user !== null && readSuspension(user, prefix) !== null;
  return isSuspended ? <SuspendedPage /> : <NeedsCodesPage />;
}
