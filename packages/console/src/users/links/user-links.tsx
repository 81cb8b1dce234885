import { device, group, type Device, type Group, type User } from '@rastro/sdk/contract';
import { describeError, useAccess, useResource, useTrackingClient } from '@rastro/sdk/react';
import { Button, IconButton, Skeleton } from '@rastro/sdk/ui';
import { X } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useText } from '../../i18n/text-context';
import type { TextKey } from '../../i18n/text-key';
import { FactSection } from '../../resource/fact-section';
import { LinkChooser } from '../../resource/links/link-chooser';
import { LinkLine, LinkList, Problem } from '../../resource/links/link-styles';
import { findInheriting } from './find-inheriting';

/** As many are drawn before somebody asks for all. */
const FIRST_SHOWN = 12;

const KINDS = {
  devices: { resource: device, side: 'deviceId', title: 'links.devices.title' },
  groups: { resource: group, side: 'groupId', title: 'links.groups.title' },
} as const;

/** What can be linked to an account. */
export type LinkKind = keyof typeof KINDS;

/** The devices or groups that an account sees by itself, with a way to link more and to unlink them. */
export function UserLinks({ account, kind }: { account: User; kind: LinkKind }): ReactElement {
  const t = useText();
  const client = useTrackingClient();
  const access = useAccess();
  const { resource, side, title } = KINDS[kind];
  const list = useResource<typeof device | typeof group>(resource, { userId: account.id });
  const things: readonly (Device | Group)[] | undefined = list.data;
  const [isWhole, setWhole] = useState(false);
  const [problem, setProblem] = useState<TextKey | null>(null);
  const inheriting =
    kind === 'groups' ? findInheriting((things as Group[] | undefined) ?? []) : null;
  const mayAdd = access('create', 'links').allowed;
  const mayRemove = access('delete', 'links').allowed;

  async function change(deed: 'add' | 'remove', ids: readonly number[]) {
    setProblem(null);
    try {
      for (const id of ids) await client.links[deed]({ userId: account.id, [side]: id });
    } catch (error) {
      setProblem(describeError(error));
    } finally {
      await list.refresh();
    }
  }
  const shown = isWhole ? things : things?.slice(0, FIRST_SHOWN);
  const failure = problem ?? (list.error === undefined ? null : describeError(list.error));
  return (
    <FactSection title={t(title, { count: things?.length ?? 0 })}>
      {list.isLoading ? <Skeleton /> : null}
      {things?.length === 0 ? <p>{t(`links.${kind}.none`)}</p> : null}
      <LinkList>
        {shown?.map((thing) => {
          const parent = inheriting?.get(thing.id);
          return (
            <LinkLine key={thing.id}>
              <bdi title={thing.name}>{thing.name}</bdi>
              {parent ? <small>{t('links.inherited', { name: parent })}</small> : null}
              {mayRemove && !parent ? (
                <IconButton
                  size="sm"
                  label={t('links.remove', { name: thing.name })}
                  icon={<X aria-hidden="true" />}
                  tooltipSide="none"
                  onClick={() => void change('remove', [thing.id])}
                />
              ) : null}
            </LinkLine>
          );
        })}
      </LinkList>
      {things && shown && things.length > shown.length ? (
        <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
          {t('links.all', { count: things.length })}
        </Button>
      ) : null}
      {mayAdd ? (
        <LinkChooser
          label={t(`links.${kind}.add`)}
          resource={resource}
          linked={things ?? []}
          onAdd={(ids) => change('add', ids)}
        />
      ) : null}
      {failure ? <Problem role="alert">{t(failure)}</Problem> : null}
    </FactSection>
  );
}
