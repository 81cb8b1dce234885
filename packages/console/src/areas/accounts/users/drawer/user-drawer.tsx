import { user, type User } from '@rastro/sdk/contract';
import { useResource, useResourceItem } from '@rastro/sdk/internal/react';
import { Drawer, IconButton, ProgressBar } from '@rastro/sdk/internal/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { Suspense, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../../frame/i18n/text-context';
import { lazyPage } from '../../../../frame/loading/lazy-page';
import type { AccessChange } from '../access/disable-dialog';
import type { OwnDrawer } from '../../../../frame/resource/resource-page';
import { UserDetails } from './user-details';

const UserForm = lazyPage(() => import('../form/user-form').then((module) => module.UserForm));

const Place = styled.span`
  margin-inline: 4px 8px;
  color: var(--rastro-text-muted);
  font: 400 12px/16px var(--rastro-font-family);
  white-space: nowrap;
`;

/** One account beside the list, or the form of one: what is known of it, and the way to the next. */
export function UserDrawer({
  open,
  shown,
  onShow,
  onLeave,
  onChangeAccess,
  guard,
}: OwnDrawer & {
  /** The accounts of the list, in its order. */
  shown: readonly User[];
  onChangeAccess: (change: AccessChange) => void;
}): ReactElement {
  const t = useText();
  const id = 'id' in open ? open.id : null;
  const list = useResource(user);
  const whole = useResourceItem(user, id);
  const listed = list.data?.find((each) => each.id === id);
  const account = id === null ? null : (whole.data ?? listed ?? null);
  const index = shown.findIndex((each) => each.id === id);
  const isForm = open.kind === 'edit' || open.kind === 'new';
  const step = (by: number) => {
    const next = shown[index + by];
    return next && (() => onLeave({ kind: 'view', id: next.id }));
  };
  const [before, after] = [step(-1), step(1)];
  return (
    <Drawer
      isOpen={open.kind === 'new' || account !== null}
      onClose={() => onLeave({ kind: 'none' })}
      title={account?.name ?? t('users.new.title')}
      closeLabel={t('panel.close.action')}
      actions={
        index < 0 ? null : (
          <>
            <Place>{t('users.place.text', { place: index + 1, count: shown.length })}</Place>
            <IconButton
              label={t('users.previous.action')}
              tooltipSide="none"
              icon={<ChevronUp aria-hidden="true" />}
              disabled={!before}
              onClick={before}
            />
            <IconButton
              label={t('users.next.action')}
              tooltipSide="none"
              icon={<ChevronDown aria-hidden="true" />}
              disabled={!after}
              onClick={after}
            />
          </>
        )
      }
    >
      {isForm ? (
        <Suspense fallback={<ProgressBar label={t('app.loading.label')} />}>
          <UserForm
            key={id}
            value={account}
            guard={guard}
            onShow={onShow}
            onCancel={() => onLeave(id === null ? { kind: 'none' } : { kind: 'view', id })}
          />
        </Suspense>
      ) : account ? (
        <UserDetails
          key={account.id}
          account={account}
          onChangeAccess={onChangeAccess}
          onEdit={() => onShow({ kind: 'edit', id: account.id })}
        />
      ) : null}
    </Drawer>
  );
}
