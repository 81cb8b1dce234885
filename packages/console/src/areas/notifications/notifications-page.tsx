import { NotificationRuleDrawer, NotificationRuleList } from '@rastro/sdk/internal';
import { useAccess } from '@rastro/sdk/internal/react';
import { Bell } from 'lucide-react';
import type { ReactElement } from 'react';
import { useText } from '../../frame/i18n/text-context';
import { drawQr } from '../../frame/qr/qr-picture';
import { ResourcePage } from '../../frame/resource/resource-page';
import { useAppSession } from '../../frame/session/session-context';
import { PushButton } from '../../frame/shell/notices/push-button';
import { useLayout } from '../../frame/shell/surface/use-layout';

/** The rules that say which event is told to the account, and how. */
export function NotificationsPage(): ReactElement {
  const t = useText();
  const access = useAccess();
  const { signedIn } = useAppSession();
  const isPhone = useLayout() === 'phone';
  const hasPush = isPhone && access('read', 'credentials').allowed;
  return (
    <ResourcePage
      area="notifications"
      Icon={Bell}
      words={{
        title: t('nav.notifications.label'),
        create: t('rules.new.action'),
        empty: { title: t('rules.empty.title'), text: t('rules.empty.text') },
      }}
      // Elsewhere it stands in the header.
      actions={hasPush ? <PushButton /> : null}
      list={({ currentId, isBeside, onOpen, empty }) => (
        <NotificationRuleList
          currentId={currentId}
          isBeside={isBeside}
          onOpen={onOpen}
          empty={empty}
        />
      )}
      drawer={({ open, onShow, onLeave, guard }) => (
        <NotificationRuleDrawer
          telegram={{ drawQr, onUserChange: signedIn }}
          openId={open.kind === 'new' ? 'new' : 'id' in open ? open.id : null}
          guard={guard}
          onClose={() => onLeave({ kind: 'none' })}
          onSaved={(id) => onShow({ kind: 'view', id })}
          onDeleted={() => onShow({ kind: 'none' })}
        />
      )}
    />
  );
}
