import { device, group, user } from '@rastro/sdk/contract';
import { describeError, useAccess } from '@rastro/sdk/internal/react';
import { Button, IconButton, Skeleton } from '@rastro/sdk/internal/ui';
import { X } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useText } from '../../i18n/text-context';
import type { TextKey } from '../../i18n/text-key';
import { FactSection } from '../fact-section';
import { LinkChooser } from './link-chooser';
import { LinkLine, LinkList, Problem } from './link-styles';

/** Max links shown before all are requested. */
const FIRST_SHOWN = 12;

/** Kinds of things on the other side of links. */
export const LINK_KINDS = {
  devices: { resource: device, side: 'deviceId' },
  groups: { resource: group, side: 'groupId' },
  users: { resource: user, side: 'userId' },
} as const;

/** One of {@link LINK_KINDS}. */
export type LinkKind = keyof typeof LINK_KINDS;

/** A thing that is linked. */
export interface LinkedThing {
  id: number;
  name: string;
  /** The name of what it comes through, where it has no link of its own that could be taken away. */
  inheritedFrom?: string | undefined;
}

/** The devices, groups or users that something is linked to, with a way to link more and to unlink them. */
export function LinkSection({
  kind,
  list,
  onChange,
}: {
  kind: LinkKind;
  list: {
    /** undefined until it is known. */
    linked: readonly LinkedThing[] | undefined;
    isLoading: boolean;
    error?: unknown;
    refresh: () => Promise<unknown>;
  };
  /** Links one or takes its link away. */
  onChange: (action: 'add' | 'remove', id: number) => Promise<void>;
}): ReactElement {
  const t = useText();
  const access = useAccess();
  const [isWhole, setWhole] = useState(false);
  const [problem, setProblem] = useState<TextKey | null>(null);
  const { linked, isLoading, error } = list;
  const shown = isWhole ? linked : linked?.slice(0, FIRST_SHOWN);
  const mayRemove = access('delete', 'links').allowed;

  async function change(action: 'add' | 'remove', ids: readonly number[]) {
    setProblem(null);
    try {
      for (const id of ids) await onChange(action, id);
    } catch (failure) {
      setProblem(describeError(failure));
    } finally {
      await list.refresh();
    }
  }
  const failure = problem ?? (error === undefined ? null : describeError(error));
  return (
    <FactSection title={t(`links.${kind}.title`, { count: linked?.length ?? 0 })}>
      {isLoading ? <Skeleton /> : null}
      {linked?.length === 0 ? <p>{t(`links.${kind}.none`)}</p> : null}
      <LinkList>
        {shown?.map(({ id, name, inheritedFrom }) => (
          <LinkLine key={id}>
            <bdi title={name}>{name}</bdi>
            {inheritedFrom ? <small>{t('links.inherited', { name: inheritedFrom })}</small> : null}
            {mayRemove && !inheritedFrom ? (
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
          resource={LINK_KINDS[kind].resource}
          linked={linked}
          onAdd={(added) => change('add', added)}
        />
      ) : null}
      {failure ? <Problem role="alert">{t(failure)}</Problem> : null}
    </FactSection>
  );
}
