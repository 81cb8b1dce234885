import type { User } from '@rastro/sdk/contract';
import { useAccess } from '@rastro/sdk/react';
import { Button, EmptyState, type UnsavedGuard } from '@rastro/sdk/ui';
import { Plus, UserLock } from 'lucide-react';
import { Suspense, useRef, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useText } from '../i18n/text-context';
import { lazyPage } from '../loading/lazy-page';
import { useAppSessionState } from '../session/session-context';
import { PageSurface } from '../shell/surface/page-surface';
import { DisableDialog, type AccessChange } from '../users/access/disable-dialog';
import { UserDrawer } from '../users/drawer/user-drawer';
import { UsersTable } from '../users/list/users-table';
import { useOpenItem, type OpenItem } from '../resource/use-open-item';

const Columns = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-height: 0;
`;
const List = styled.div`
  flex: 1;
  min-width: 0;
`;

const UserForm = lazyPage(() =>
  import('../users/form/user-form').then((module) => module.UserForm),
);

const NOBODY: readonly User[] = [];

/** The accounts that the account manages, and one of them beside the list. */
export function UsersPage(): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const access = useAccess();
  const [open, show] = useOpenItem();
  const [shown, setShown] = useState(NOBODY);
  const [change, setChange] = useState<AccessChange | null>(null);
  const guard = useRef<Pick<UnsavedGuard, 'ask'>>(null);
  function leave(next: OpenItem) {
    const go = () => show(next);
    if (guard.current) guard.current.ask(go);
    else go();
  }
  const { user: me } = useAppSessionState();
  const { allowed, rule } = access('read', 'users', { isSelf: false });
  // Who manages nobody has an account of their own all the same.
  const own = !allowed && me !== null && open.kind === 'edit' && open.id === me.id ? me : null;
  const newButton = access('create', 'users').allowed ? (
    <Button
      variant="primary"
      icon={<Plus aria-hidden="true" />}
      onClick={() => leave({ kind: 'new' })}
    >
      {t('users.new.action')}
    </Button>
  ) : null;
  return (
    <PageSurface
      title={t(own ? 'user.account.action' : 'nav.users.label')}
      trailing={allowed ? newButton : undefined}
      onClose={() => void navigate('/home')}
    >
      {allowed ? (
        <Columns>
          <List>
            <UsersTable
              currentId={'id' in open ? open.id : null}
              onOpen={({ id }) => leave({ kind: 'view', id })}
              onShown={setShown}
              onChangeAccess={setChange}
              newAction={newButton}
            />
          </List>
          <UserDrawer
            {...{ open, shown, guard }}
            onShow={show}
            onLeave={leave}
            onChangeAccess={setChange}
          />
          <DisableDialog change={change} onClose={() => setChange(null)} />
        </Columns>
      ) : own ? (
        <Suspense fallback={null}>
          <UserForm value={own} guard={guard} onShow={() => undefined} />
        </Suspense>
      ) : rule ? (
        <EmptyState icon={<UserLock />} title={t(`error.code.${rule}`)} />
      ) : null}
    </PageSurface>
  );
}
