import { useAccess, useLabels } from '@rastro/sdk/internal/react';
import { Button, EmptyState } from '@rastro/sdk/internal/ui';
import { Truck } from 'lucide-react';
import { Suspense, type ReactElement } from 'react';
import { lazyPage } from '../../../frame/loading/lazy-page';
import { useText } from '../../../frame/i18n/text-context';
import { useAppSessionState } from '../../../frame/session/session-context';

const AddGuide = lazyPage(() => import('./add-guide').then((module) => module.AddGuide));

/** An account without devices: how to add the first, or whom to ask. The list takes its place by itself. */
export function EmptyFleet({ onRefresh }: { onRefresh?: () => void }): ReactElement {
  const t = useText();
  const label = useLabels();
  const { user } = useAppSessionState();
  const access = useAccess();
  if (user && access('create', 'devices').allowed) {
    return (
      <Suspense fallback={null}>
        <AddGuide user={user} />
      </Suspense>
    );
  }
  return (
    <EmptyState
      icon={<Truck />}
      title={label('list.empty.title')}
      text={t('devices.empty.ask')}
      actions={
        onRefresh ? <Button onClick={onRefresh}>{label('list.empty.action')}</Button> : undefined
      }
    />
  );
}
