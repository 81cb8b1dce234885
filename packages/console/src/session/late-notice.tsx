import { useAccess } from '@rastro/sdk/internal/react';
import { Suspense, type ReactElement } from 'react';
import { lazyPage } from '../loading/lazy-page';

const LateBar = lazyPage(() => import('./late-bar').then((module) => module.LateBar), 'session');

/** Looks for invoices that are late, where the account may have some. */
export function LateNotice(): ReactElement | null {
  const { rule } = useAccess()('read', 'invoices');
  if (rule !== null) return null;
  return (
    <Suspense fallback={null}>
      <LateBar />
    </Suspense>
  );
}
