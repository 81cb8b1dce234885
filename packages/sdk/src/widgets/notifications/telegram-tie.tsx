'use client';
import { useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { TelegramBot, User } from '../../contract';
import {
  describeError,
  useAccess,
  useLabels,
  useSession,
  useSessionStatus,
  useTelegramCatchUp,
  useTelegramEnd,
  useTelegramLink,
} from '../../react';
import { Button, ConfirmDialog, Dialog, ProgressBar } from '../../ui';
import { buttonStyles } from '../../ui/form/button/button-styles';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  & > p {
    margin: 0;
  }
`;
const Muted = styled.p`
  color: var(--rastro-text-muted);
  font-size: 12px;
  line-height: 16px;
`;
const Problem = styled.p`
  color: var(--rastro-status-alarm-text);
`;
const Open = styled.a`
  ${buttonStyles}
  text-decoration: none;
`;

/** Props passed by the page to the parts that connect a Telegram chat to the account. */
export interface TelegramTieProps {
  /** Draws the link for the camera of a phone; left out, it is only a link. */
  drawQr?: ((link: string, label: string) => ReactNode) | undefined;
  /** Gives the account with its chat, or without it, to a host that holds the user itself. */
  onUserChange?: ((user: User) => void) | undefined;
}

interface Props extends TelegramTieProps {
  /** Left out, nobody says which it is. */
  bot: TelegramBot | undefined;
  /** True while Telegram does not reach the account yet. */
  isWanted: boolean;
  /** Allows disconnecting here. */
  canEnd: boolean;
}

/** Connects the account with a chat of Telegram, where it has none that the bot reaches, and disconnects it. */
export function TelegramTie({ bot, isWanted, canEnd, ...host }: Props): ReactElement | null {
  const t = useLabels();
  const { user } = useSession();
  const access = useAccess();
  const [open, setOpen] = useState<'connect' | 'end' | null>(null);
  const hasChat = Boolean(user?.attributes['telegramChatId']);
  useTelegramCatchUp(user != null && !hasChat && bot?.isLinked === true, host.onUserChange);
  const subject = { isSelf: true, changes: ['attributes.telegramChatId'] };
  if (!user || !access('update', 'users', subject).allowed) return null;
  const close = () => setOpen(null);
  return (
    <>
      {bot && isWanted ? <ConnectButton onClick={() => setOpen('connect')} /> : null}
      {canEnd && hasChat ? (
        <Button size="sm" variant="quiet-danger" onClick={() => setOpen('end')}>
          {t('telegram.end.action')}
        </Button>
      ) : null}
      {open === 'connect' ? <ConnectDialog {...host} onClose={close} /> : null}
      {open === 'end' ? <EndDialog {...host} user={user} onClose={close} /> : null}
    </>
  );
}

/** Not for who logged in as somebody else: the chat would be theirs. */
function ConnectButton({ onClick }: { onClick: () => void }): ReactElement | null {
  const t = useLabels();
  const { data, isLoading } = useSessionStatus();
  if (isLoading || data?.by) return null;
  return (
    <Button size="sm" onClick={onClick}>
      {t('telegram.connect.action')}
    </Button>
  );
}

function ConnectDialog({
  onClose,
  ...host
}: TelegramTieProps & { onClose: () => void }): ReactElement {
  const t = useLabels();
  const [round, setRound] = useState(0);
  return (
    <Dialog
      isOpen
      title={t('telegram.connect.action')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('telegram.connect.close')}</Button>}
    >
      <Connect key={round} {...host} onRenew={() => setRound(round + 1)} />
    </Dialog>
  );
}

function Connect({
  drawQr,
  onUserChange,
  onRenew,
}: TelegramTieProps & { onRenew: () => void }): ReactElement {
  const t = useLabels();
  const { link, state, problem, error } = useTelegramLink(onUserChange);
  const isWaiting = link !== undefined && state === 'waiting';
  return (
    <Root>
      {state === 'making' ? <ProgressBar label={t('telegram.connect.action')} /> : null}
      {isWaiting ? (
        <>
          <p>{t('telegram.connect.text', { name: `@${link.username}` })}</p>
          <Open
            href={link.url}
            target="_blank"
            rel="noopener noreferrer"
            className="rastro-button"
            data-variant="primary"
            data-size="md"
          >
            {t('telegram.connect.open')}
          </Open>
          {drawQr?.(link.url, t('telegram.connect.qr'))}
        </>
      ) : null}
      <p role="status">
        {isWaiting ? t('telegram.connect.waiting') : null}
        {state === 'connected' ? t('telegram.connect.done') : null}
        {state === 'expired' ? t('telegram.connect.expired') : null}
      </p>
      {problem ? <Problem role="alert">{t(`telegram.problem.${problem}`)}</Problem> : null}
      {state === 'failed' ? (
        <Problem role="alert">{t({ key: describeError(error) })}</Problem>
      ) : null}
      {state === 'expired' || state === 'failed' ? (
        <Button onClick={onRenew}>{t('telegram.connect.again')}</Button>
      ) : null}
      {isWaiting ? <Muted>{t('telegram.connect.hint')}</Muted> : null}
    </Root>
  );
}

function EndDialog({
  user,
  onUserChange,
  onClose,
}: TelegramTieProps & { user: User; onClose: () => void }): ReactElement {
  const t = useLabels();
  const end = useTelegramEnd(onUserChange);
  return (
    <ConfirmDialog
      isOpen
      danger
      title={`${t('telegram.end.action')}?`}
      confirmLabel={t('telegram.end.action')}
      cancelLabel={t('telegram.end.cancel')}
      describeFailure={(error) => t({ key: describeError(error) })}
      onConfirm={() => end(user.id)}
      onClose={onClose}
    >
      {t('telegram.end.text')}
    </ConfirmDialog>
  );
}
