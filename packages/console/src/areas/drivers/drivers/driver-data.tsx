import { driver, qrAccess } from '@rastro/sdk/contract';
import { useAccess, useResource } from '@rastro/sdk/internal/react';
import type { ReactElement } from 'react';
import { useText } from '../../../frame/i18n/text-context';
import { DataParts, type DataSubject } from '../../accounts/users/data/data-parts';

/** Personal data of a driver, with an account or without: to download, or to erase. */
export function DriverData({ driverId: id }: { driverId: number }): ReactElement | null {
  const t = useText();
  const may = useAccess();
  const list = useResource(driver);
  const accesses = useResource(qrAccess);
  const name = list.data?.find((one) => one.id === id)?.name ?? `#${id}`;
  if (!may('update', 'drivers').allowed) return null;
  const subject: DataSubject = {
    id,
    name,
    mayErase: may('delete', 'drivers').allowed,
    type: 'text',
    text: t('drivers.erase.text'),
    askFor: (given) => t('drivers.erase.name', { name: given }),
    read: (client) => client.access.readDriverData(id),
    async plan(client, signal) {
      const { name: confirmed, parts } = await client.access.planDriverErasure(id, { signal });
      return { confirmed, parts };
    },
    erase: (client, typed) => client.access.eraseDriver(id, typed),
    refresh: () => Promise.all([list.refresh(), accesses.refresh()]),
  };
  return <DataParts subject={subject} />;
}
