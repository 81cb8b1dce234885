import { user, type User } from '@rastro/sdk/contract';
import { useAccess, useResource, useResourceItem } from '@rastro/sdk/internal/react';
import type { ReactElement } from 'react';
import { useText } from '../../../../frame/i18n/text-context';
import { DataParts, type DataSubject } from './data-parts';

/** Actions on an account's personal data: download it as a file, or erase it. */
export function DataSection({ account }: { account: User }): ReactElement {
  const t = useText();
  const { id, name } = account;
  const mayErase = useAccess()('delete', 'users', { isSelf: false }).allowed;
  const list = useResource(user);
  const one = useResourceItem(user, id);
  const subject: DataSubject = {
    id,
    name,
    mayErase,
    type: 'email',
    text: t('users.erase.text'),
    askFor: (email) => t('users.erase.email', { email }),
    read: (client) => client.access.readData(id),
    async plan(client, signal) {
      const { email: confirmed, parts } = await client.access.planErasure(id, { signal });
      return { confirmed, parts };
    },
    erase: (client, typed) => client.access.erase(id, typed),
    refresh: () => Promise.all([list.refresh(), one.refresh()]),
  };
  return <DataParts subject={subject} />;
}
