import type { User } from '@rastro/sdk/contract';
import { useAccess } from '@rastro/sdk/internal/react';
import { bulkUserView, userView } from '@rastro/sdk/resource';
import { Button } from '@rastro/sdk/internal/ui';
import { MailPlus, UsersRound } from 'lucide-react';
import { Suspense, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../frame/i18n/text-context';
import { lazyPage } from '../../frame/loading/lazy-page';
import { ResourcePage } from '../../frame/resource/resource-page';
import { useOpenItem } from '../../frame/resource/use-open-item';
import { useAppSessionState } from '../../frame/session/session-context';
import { PageSurface } from '../../frame/shell/surface/page-surface';
import { DisableDialog, type AccessChange } from './users/access/disable-dialog';
import { UserDrawer } from './users/drawer/user-drawer';
import { useUsersTable } from './users/list/use-users-table';

const UserForm = lazyPage(() => import('./users/form/user-form').then((module) => module.UserForm));

const NOBODY: readonly User[] = [];
const OTHERS = { isSelf: false };
const BULK = { view: bulkUserView };

/** The accounts that the account manages, and one of them beside the list. */
export function UsersPage(): ReactElement {
  const [open] = useOpenItem();
  const { user: me } = useAppSessionState();
  const { allowed } = useAccess()('read', 'users', OTHERS);
  // Who manages nobody has an account of their own all the same.
  return !allowed && me !== null && open.kind === 'edit' && open.id === me.id ? (
    <OwnAccount account={me} />
  ) : (
    <ManagedUsers />
  );
}

function OwnAccount({ account }: { account: User }): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  return (
    <PageSurface title={t('user.account.action')} onClose={() => void navigate('/home')}>
      <Suspense fallback={null}>
        <UserForm value={account} onShow={() => undefined} />
      </Suspense>
    </PageSurface>
  );
}

function ManagedUsers(): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const mayInvite = useAccess()('create', 'invitations').allowed;
  const [shown, setShown] = useState(NOBODY);
  const [change, setChange] = useState<AccessChange | null>(null);
  const table = useUsersTable({ onShown: setShown, onChangeAccess: setChange });
  return (
    <ResourcePage
      view={userView}
      bulk={BULK}
      area="users"
      subject={OTHERS}
      Icon={UsersRound}
      words={{
        title: t('nav.users.label'),
        create: t('users.new.action'),
        empty: { title: t('users.empty.title'), text: t('users.empty.text') },
      }}
      actions={
        mayInvite ? (
          <Button
            icon={<MailPlus aria-hidden="true" />}
            onClick={() => void navigate('/invitations?id=new')}
          >
            {t('invitations.new.action')}
          </Button>
        ) : undefined
      }
      table={table}
      drawer={(drawer) => <UserDrawer {...drawer} shown={shown} onChangeAccess={setChange} />}
    >
      <DisableDialog change={change} onClose={() => setChange(null)} />
    </ResourcePage>
  );
}
