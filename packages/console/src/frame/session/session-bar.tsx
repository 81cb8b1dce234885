import { formatRemaining } from '@rastro/sdk/domain';
import {
  describeError,
  useNow,
  useTrackingClient,
  type SessionStatusHere,
} from '@rastro/sdk/internal/react';
import { Button, Dialog } from '@rastro/sdk/internal/ui';
import { Clock, RefreshCw, Store, UserRoundCog } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePageLocale, useText } from '../i18n/text-context';
import { useEnterAccount } from './use-enter-account';

const Root = styled.section`
  display: flex;
  flex: none;
  align-items: center;
  gap: 12px;
  padding: 8px max(12px, env(safe-area-inset-right)) 8px max(12px, env(safe-area-inset-left));
  border-bottom: 1px solid var(--rastro-border);
  background: var(--rastro-status-idle-soft);
  color: var(--rastro-status-idle-text);
  font-size: 12px;
  line-height: 16px;
  & > svg {
    flex: none;
  }
  & p {
    flex: 1;
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }
  & b {
    font-weight: 600;
  }
`;

interface SessionBarProps {
  userName: string;
  status: SessionStatusHere;
  /** The server has a newer console than the one that runs. */
  isOutdated?: boolean;
}

/** Says in whose account one is and how to go back, or in whose one may work, when the session ends, by the server's clock, and that there is a new version. */
export function SessionBar({ userName, status, isOutdated }: SessionBarProps): ReactElement {
  return (
    <>
      {isOutdated ? <NewVersion /> : null}
      {status.by ? <EnteredBar userName={userName} by={status.by.name} /> : null}
      {status.worksFor ? <WorkBar {...status.worksFor} /> : null}
      {status.endsAtMs === null ? null : <Countdown endsAtMs={status.endsAtMs} />}
    </>
  );
}

function NewVersion(): ReactElement {
  const t = useText();
  const words = t('error.code.NEW_VERSION_AVAILABLE');
  return (
    <Bar
      label={words}
      icon={<RefreshCw size={18} aria-hidden="true" />}
      action={
        <Button size="sm" onClick={() => window.location.reload()}>
          {t('app.reload.action')}
        </Button>
      }
    >
      {words}
    </Bar>
  );
}

function EnteredBar({ userName, by }: { userName: string; by: string }): ReactElement {
  const t = useText();
  const client = useTrackingClient();
  const [failure, setFailure] = useState<unknown>(null);
  const back = async () => {
    try {
      await client.session.back();
      client.live.stop();
      window.location.assign('/users');
    } catch (reason) {
      setFailure(reason);
    }
  };
  return (
    <Bar
      label={t('session.entered.text', { name: userName })}
      icon={<UserRoundCog size={18} aria-hidden="true" />}
      action={
        <Button size="sm" onClick={() => void back()}>
          {t('session.back.action')}
        </Button>
      }
    >
      <b>{t('session.entered.text', { name: userName })}</b>{' '}
      {failure === null ? t('session.entered.by', { by }) : t(describeError(failure))}
    </Bar>
  );
}

function WorkBar({ id, name }: { id: number; name: string }): ReactElement {
  const t = useText();
  const enter = useEnterAccount();
  const [failure, setFailure] = useState<unknown>(null);
  const words = t('session.work.text', { name });
  return (
    <Bar
      label={words}
      icon={<Store size={18} aria-hidden="true" />}
      action={
        <Button size="sm" onClick={() => void enter(id).catch(setFailure)}>
          {t('session.work.action')}
        </Button>
      }
    >
      {failure === null ? words : t(describeError(failure))}
    </Bar>
  );
}

function Countdown({ endsAtMs }: { endsAtMs: number }): ReactElement {
  const t = useText();
  const locale = usePageLocale();
  const client = useTrackingClient();
  const left = endsAtMs - useNow();
  if (left > 0) {
    return (
      <Bar label={t('session.expires.label')} icon={<Clock size={18} aria-hidden="true" />}>
        <b>{t('session.expires.label')}</b> {formatRemaining(left, { locale })}
      </Bar>
    );
  }
  const leave = () => {
    client.live.stop();
    window.location.reload();
  };
  return (
    <Dialog
      isOpen
      title={t('session.ended.title')}
      onClose={leave}
      actions={
        <Button variant="primary" onClick={leave}>
          {t('session.ended.action')}
        </Button>
      }
    >
      {t('session.ended.text')}
    </Dialog>
  );
}

/** Something above every page that is not to be overlooked. */
export function Bar(props: {
  label: string;
  icon: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}): ReactElement {
  return (
    <Root aria-label={props.label}>
      {props.icon}
      <p>{props.children}</p>
      {props.action}
    </Root>
  );
}
