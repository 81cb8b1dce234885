import { useMemo } from 'react';
import { group } from '../../contract';
import { useResource } from '../../react/resource/use-resource';
import { useAccess } from '../../react/session/use-access';
import { toLabelText } from '../fleet/to-label-text';

/** Names of groups as labels write them, by id; nothing is asked for while they are not shown. */
export function useGroupNames(isShown: boolean): ReadonlyMap<number, string> {
  const can = useAccess();
  const { data } = useResource(group, isShown && can('read', 'groups').allowed ? undefined : null);
  return useMemo(
    () => new Map(isShown ? data?.map(({ id, name }) => [id, toLabelText(name)]) : []),
    [isShown, data],
  );
}
