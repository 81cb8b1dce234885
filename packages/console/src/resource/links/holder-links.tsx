import { device, group, user, type ResourceDescription } from '@rastro/sdk/contract';
import { readDeviceName } from '@rastro/sdk/domain';
import {
  describeError,
  useAccess,
  useDevices,
  useHolders,
  useResource,
  useTrackingClient,
} from '@rastro/sdk/react';
import { Button, IconButton, Skeleton } from '@rastro/sdk/ui';
import { X } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useText } from '../../i18n/text-context';
import type { TextKey } from '../../i18n/text-key';
import { FactSection } from '../fact-section';
import { LinkChooser } from './link-chooser';
import { LinkLine, LinkList, Problem } from './link-styles';

/** As many are drawn before somebody asks for all. */
const FIRST_SHOWN = 12;

const KINDS = {
  devices: { resource: device, side: 'deviceId', ids: 'deviceIds' },
  groups: { resource: group, side: 'groupId', ids: 'groupIds' },
  users: { resource: user, side: 'userId', ids: 'userIds' },
} as const;

/** What may have a thing by links. */
export type HolderKind = keyof typeof KINDS;

const isOwner = (kind: HolderKind, { name }: ResourceDescription): boolean =>
  KINDS[kind].resource.name !== name && KINDS[kind].resource.owns.includes(name);

/** The names of all devices, groups or users that the account sees. */
function useNames(kind: HolderKind): ReadonlyMap<number, string> {
  const devices = useDevices();
  const groups = useResource(group, kind === 'groups' ? undefined : null).data ?? [];
  const users = useResource(user, kind === 'users' ? undefined : null).data ?? [];
  return kind === 'devices'
    ? new Map([...devices.values()].map((each) => [each.id, readDeviceName(each)]))
    : new Map([...groups, ...users].map(({ id, name }) => [id, name]));
}

/** What a list of holders is of. */
interface HolderLinksProps {
  resource: ResourceDescription;
  id: number;
  kind: HolderKind;
}

/** The devices, groups or users that have a thing, with a way to link more and to unlink them. */
function HolderLinks({ resource, id: thingId, kind }: HolderLinksProps): ReactElement {
  const t = useText();
  const client = useTrackingClient();
  const access = useAccess();
  const { resource: owner, side, ids } = KINDS[kind];
  const holders = useHolders(resource, thingId, { users: kind === 'users' });
  const names = useNames(kind);
  const [isWhole, setWhole] = useState(false);
  const [problem, setProblem] = useState<TextKey | null>(null);
  const linked = holders.data?.[ids]?.map((id) => ({ id, name: names.get(id) ?? `#${id}` }));
  const shown = isWhole ? linked : linked?.slice(0, FIRST_SHOWN);
  const thing = `${resource.name.charAt(0).toLowerCase()}${resource.name.slice(1)}Id`;

  async function change(action: 'add' | 'remove', changed: readonly number[]) {
    setProblem(null);
    try {
      for (const id of changed) await client.links[action]({ [side]: id, [thing]: thingId });
    } catch (error) {
      setProblem(describeError(error));
    } finally {
      await holders.refresh();
    }
  }
  const failure = problem ?? (holders.error === undefined ? null : describeError(holders.error));
  return (
    <FactSection title={t(`links.${kind}.title`, { count: linked?.length ?? 0 })}>
      {holders.isLoading ? <Skeleton /> : null}
      {linked?.length === 0 ? <p>{t(`links.${kind}.none`)}</p> : null}
      <LinkList>
        {shown?.map(({ id, name }) => (
          <LinkLine key={id}>
            <bdi title={name}>{name}</bdi>
            {access('delete', 'links').allowed ? (
              <IconButton
                size="sm"
                label={t('links.remove', { name })}
                icon={<X aria-hidden="true" />}
                tooltipSide="none"
                onClick={() => void change('remove', [id])}
              />
            ) : null}
          </LinkLine>
        ))}
      </LinkList>
      {linked && shown && linked.length > shown.length ? (
        <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
          {t('links.all', { count: linked.length })}
        </Button>
      ) : null}
      {linked && access('create', 'links').allowed ? (
        <LinkChooser
          label={t(`links.${kind}.add`)}
          resource={owner}
          linked={linked}
          onAdd={(added) => change('add', added)}
        />
      ) : null}
      {failure ? <Problem role="alert">{t(failure)}</Problem> : null}
    </FactSection>
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
        <HolderLinks key={kind} {...{ resource, id, kind }} />
      ))}
    </>
  );
}
