import { NotificationRules, type NotificationRulesHandle } from '@rastro/sdk';
import { useAccess } from '@rastro/sdk/react';
import { Button, EmptyState } from '@rastro/sdk/ui';
import { Bell, Plus } from 'lucide-react';
import { useRef, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../i18n/text-context';
import { PushButton } from '../shell/notices/push-button';
import { PageSurface } from '../shell/surface/page-surface';
import { useLayout } from '../shell/surface/use-layout';

/** The rules that say which event is told to the account, and how. */
export function NotificationsPage(): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const access = useAccess();
  const rules = useRef<NotificationRulesHandle>(null);
  const { rule } = access('read', 'notifications');
  const newButton = access('create', 'notifications').allowed ? (
    <Button
      variant="primary"
      icon={<Plus aria-hidden="true" />}
      onClick={() => rules.current?.create()}
    >
      {t('rules.new.action')}
    </Button>
  ) : null;
  const isPhone = useLayout() === 'phone';
  const hasPush = isPhone && access('read', 'credentials').allowed;
  return (
    <PageSurface
      title={t('nav.notifications.label')}
      trailing={
        <>
          {/* Elsewhere it stands in the header. */}
          {hasPush ? <PushButton /> : null}
          {newButton}
        </>
      }
      onClose={() => void navigate('/home')}
    >
      {rule ? (
        <EmptyState icon={<Bell />} title={t(`error.code.${rule}`)} />
      ) : (
        <NotificationRules ref={rules} emptyAction={newButton} />
      )}
    </PageSurface>
  );
}
