import type { device, Device, group, Group, User } from '@rastro/sdk/contract';
import { useResource, useTrackingClient } from '@rastro/sdk/internal/react';
import type { ReactElement } from 'react';
import { LINK_KINDS, LinkSection } from '../../../../frame/resource/links/link-section';
import { findInheriting } from './find-inheriting';

/** The devices or groups that an account sees by itself, with a way to link more and to unlink them. */
export function UserLinks({
  account,
  kind,
}: {
  account: User;
  kind: 'devices' | 'groups';
}): ReactElement {
  const client = useTrackingClient();
  const { resource, side } = LINK_KINDS[kind];
  const list = useResource<typeof device | typeof group>(resource, { userId: account.id });
  const things: readonly (Device | Group)[] | undefined = list.data;
  const inheriting =
    kind === 'groups' ? findInheriting((things as Group[] | undefined) ?? []) : null;
  const linked = things?.map(({ id, name }) => ({ id, name, inheritedFrom: inheriting?.get(id) }));
  return (
    <LinkSection
      kind={kind}
      list={{ ...list, linked }}
      onChange={(action, id) => client.links[action]({ userId: account.id, [side]: id })}
    />
  );
}
