import { useSession } from '@rastro/sdk/internal/react';
import { Suspense, type ReactElement } from 'react';
import { lazyPage } from '../loading/lazy-page';

const LateBar = lazyPage(() => import('./late-bar').then((module) => module.LateBar), 'session');

/** Says that an invoice is late, where the session has one. */
export function LateNotice(): ReactElement | null {
  const { user } = useSession();
  if (!user?.suspendsOn) return null;
  return (
    <Suspense fallback={null}>
      <LateBar />
    </Suspense>
  );
}
