import { useAccess } from '@rastro/sdk/internal/react';

/** Rights of the account on the page of groups. */
export interface GroupRights {
  create: boolean;
  update: boolean;
  remove: boolean;
  moveDevices: boolean;
}

/** Provides the rights for what is offered; the server checks again. */
export function useGroupRights(): GroupRights {
  const may = useAccess();
  return {
    create: may('create', 'groups').allowed,
    update: may('update', 'groups').allowed,
    remove: may('delete', 'groups').allowed,
    moveDevices: may('update', 'devices').allowed,
  };
}
