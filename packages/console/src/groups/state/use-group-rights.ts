import { useAccess } from '@rastro/sdk/internal/react';

/** What the account may change on the page of groups. */
export interface GroupRights {
  create: boolean;
  update: boolean;
  remove: boolean;
  moveDevices: boolean;
}

/** What is offered; the server decides again. */
export function useGroupRights(): GroupRights {
  const may = useAccess();
  return {
    create: may('create', 'groups').allowed,
    update: may('update', 'groups').allowed,
    remove: may('delete', 'groups').allowed,
    moveDevices: may('update', 'devices').allowed,
  };
}
