import { device, group } from '@rastro/sdk/contract';
import { readDeviceName } from '@rastro/sdk/domain';
import {
  describeError,
  useAccess,
  useDevices,
  useFenceHolders,
  useResource,
  useTrackingClient,
} from '@rastro/sdk/react';
import { Button, IconButton, Skeleton } from '@rastro/sdk/ui';
import { X } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useText } from '../i18n/text-context';
import type { TextKey } from '../i18n/text-key';
import { FactSection } from '../users/fact-section';
import { LinkChooser } from '../users/links/link-chooser';
import { LinkLine, LinkList, Problem } from '../users/links/link-styles';

/** As many are drawn before somebody asks for all. */
const FIRST_SHOWN = 12;

const KINDS = {
  devices: { resource: device, side: 'deviceId', ids: 'deviceIds' },
  groups: { resource: group, side: 'groupId', ids: 'groupIds' },
} as const;

/** What a fence can be linked to. */
export type HolderKind = keyof typeof KINDS;

/** The names of all devices or groups that the account sees. */
function useNames(kind: HolderKind): ReadonlyMap<number, string> {
  const devices = useDevices();
  const groups = useResource(group, kind === 'groups' ? undefined : null).data ?? [];
  return kind === 'devices'
    ? new Map([...devices.values()].map((each) => [each.id, readDeviceName(each)]))
    : new Map(groups.map(({ id, name }) => [id, name]));
}

/** The devices or groups that a fence holds for, with a way to link more and to unlink them. */
export function FenceLinks({ fenceId, kind }: { fenceId: number; kind: HolderKind }): ReactElement {
  const t = useText();
  const client = useTrackingClient();
  const access = useAccess();
  const { resource, side, ids } = KINDS[kind];
  const holders = useFenceHolders(fenceId);
  const names = useNames(kind);
  const [isWhole, setWhole] = useState(false);
  const [problem, setProblem] = useState<TextKey | null>(null);
  const linked = holders.data?.[ids].map((id) => ({ id, name: names.get(id) ?? `#${id}` }));
  const shown = isWhole ? linked : linked?.slice(0, FIRST_SHOWN);

  async function change(deed: 'add' | 'remove', changed: readonly number[]) {
    setProblem(null);
    try {
      for (const id of changed) await client.links[deed]({ [side]: id, geofenceId: fenceId });
    } catch (error) {
      setProblem(describeError(error));
    } finally {
      await holders.refresh();
    }
  }
  const failure = problem ?? (holders.error === undefined ? null : describeError(holders.error));
  return (
    <FactSection title={t(`geofences.${kind}.title`, { count: linked?.length ?? 0 })}>
      {holders.isLoading ? <Skeleton /> : null}
      {linked?.length === 0 ? <p>{t(`geofences.${kind}.none`)}</p> : null}
      <LinkList>
        {shown?.map(({ id, name }) => (
          <LinkLine key={id}>
            <bdi title={name}>{name}</bdi>
            {access('delete', 'links').allowed ? (
              <IconButton
                size="sm"
                label={t('users.links.remove', { name })}
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
          {t('users.links.all', { count: linked.length })}
        </Button>
      ) : null}
      {linked && access('create', 'links').allowed ? (
        <LinkChooser
          label={t(`geofences.${kind}.add`)}
          resource={resource}
          linked={linked}
          onAdd={(added) => change('add', added)}
        />
      ) : null}
      {failure ? <Problem role="alert">{t(failure)}</Problem> : null}
    </FactSection>
  );
}
