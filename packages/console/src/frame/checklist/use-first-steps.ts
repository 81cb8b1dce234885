import { geofence, invitation, notification, user } from '@rastro/sdk/contract';
import { useAccess, useResource } from '@rastro/sdk/internal/react';

/** One of the first steps. */
export type FirstStepName = 'tracker' | 'invite' | 'fence' | 'rule';

/** A step, where it is done, and whether it is; undefined while nobody has asked. */
export interface FirstStep {
  name: FirstStepName;
  path: string;
  isDone: boolean | undefined;
}

const NEW = { limit: 2 };

/** The first steps that the account may do. What is done is read of the real lists, once `isOpen`. */
export function useFirstSteps(isOpen: boolean, deviceCount: number): FirstStep[] {
  const access = useAccess();
  const may = {
    tracker: access('create', 'devices').allowed,
    invite: access('create', 'invitations').allowed,
    fence: access('create', 'geofences').allowed,
    rule: access('create', 'notifications').allowed,
  };
  const asks = isOpen && may.invite;
  const { data: users } = useResource(user, asks ? NEW : null);
  const { data: invited } = useResource(invitation, asks ? {} : null);
  const { data: fences } = useResource(geofence, isOpen ? {} : null);
  const { data: rules } = useResource(notification, isOpen ? {} : null);
  const hasInvited = users && invited && (users.length > 1 || invited.length > 0);
  const steps: FirstStep[] = [
    { name: 'tracker', path: '/autolink', isDone: deviceCount > 0 },
    { name: 'invite', path: '/invitations?id=new', isDone: hasInvited },
    { name: 'fence', path: '/geofences', isDone: fences && fences.length > 0 },
    { name: 'rule', path: '/notifications?id=new', isDone: rules && rules.length > 0 },
  ];
  return steps.filter(({ name }) => may[name]);
}
