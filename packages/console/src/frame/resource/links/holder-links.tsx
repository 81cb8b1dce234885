import { group, user, type ResourceDescription } from '@rastro/sdk/contract';
import { readDeviceName } from '@rastro/sdk/domain';
import {
  useAccess,
  useDevices,
  useHolders,
  useResource,
  useTrackingClient,
} from '@rastro/sdk/internal/react';
import type { ReactElement } from 'react';
import { LINK_KINDS, LinkSection, type LinkKind } from './link-section';

const IDS = { devices: 'deviceIds', groups: 'groupIds', users: 'userIds' } as const;

const isOwner = (kind: LinkKind, { name }: ResourceDescription): boolean =>
  LINK_KINDS[kind].resource.name !== name && LINK_KINDS[kind].resource.owns.includes(name);

/** The names of all devices, groups or users that the account sees. */
function useNames(kind: LinkKind): ReadonlyMap<number, string> {
  const devices = useDevices();
  const groups = useResource(group, kind === 'groups' ? undefined : null).data ?? [];
  const users = useResource(user, kind === 'users' ? undefined : null).data ?? [];
  return kind === 'devices'
    ? new Map([...devices.values()].map((each) => [each.id, readDeviceName(each)]))
    : new Map([...groups, ...users].map(({ id, name }) => [id, name]));
}

/** Thing whose holders are listed, and their kind. */
interface HolderLinksProps {
  resource: ResourceDescription;
  id: number;
  kind: LinkKind;
}

/** The devices, groups or users that have a thing. */
function HolderLinks({ resource, id: thingId, kind }: HolderLinksProps): ReactElement {
  const client = useTrackingClient();
  const holders = useHolders(resource, thingId, { users: kind === 'users' });
  const names = useNames(kind);
  const linked = holders.data?.[IDS[kind]]?.map((id) => ({ id, name: names.get(id) ?? `#${id}` }));
  const thing = `${resource.name.charAt(0).toLowerCase()}${resource.name.slice(1)}Id`;
  return (
    <LinkSection
      kind={kind}
      list={{ ...holders, linked }}
      onChange={(action, id) =>
        client.links[action]({ [LINK_KINDS[kind].side]: id, [thing]: thingId })
      }
    />
  );
}

/** All that has a thing, as far as the account may see it: devices, groups, and the users that it manages. */
export function AllHolderLinks({ resource, id }: Omit<HolderLinksProps, 'kind'>): ReactElement {
  const access = useAccess();
  const mayReadUsers = access('read', 'users', { isSelf: false }).allowed;
  const kinds = (['devices', 'groups', 'users'] as const).filter(
    (kind) => isOwner(kind, resource) && (kind !== 'users' || mayReadUsers),
  );
  return (
    <>
      {kinds.map((kind) => (
        <HolderLinks key={kind} resource={resource} id={id} kind={kind} />
      ))}
    </>
  );
}
