import type { User } from '@rastro/sdk/contract';
import { useLabels } from '@rastro/sdk/react';
import { Button, EmptyState } from '@rastro/sdk/ui';
import { Truck } from 'lucide-react';
import type { ReactElement } from 'react';
import { useText } from '../i18n/text-context';
import { useAppSessionState } from '../session/session-context';

const mayAddDevices = (user: User): boolean =>
  !user.readonly && (user.administrator || user.deviceLimit !== 0);

/** An account without devices: how to add the first, or whom to ask. */
export function EmptyFleet({ onRefresh }: { onRefresh: () => void }): ReactElement {
  const t = useText();
  const label = useLabels();
  const { user } = useAppSessionState();
  return (
    <EmptyState
      icon={<Truck />}
      title={label('list.empty.title')}
      text={t(user && mayAddDevices(user) ? 'devices.empty.add' : 'devices.empty.ask')}
      actions={<Button onClick={onRefresh}>{label('list.empty.action')}</Button>}
    />
  );
}
