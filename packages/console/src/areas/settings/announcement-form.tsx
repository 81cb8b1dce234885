import { user } from '@rastro/sdk/contract';
import {
  describeError,
  useAnnouncementChannels,
  useKeptValues,
  useResource,
  useSayRefusal,
  useTrackingClient,
} from '@rastro/sdk/internal/react';
import { Button, ConfirmDialog, SelectMenu, TextArea, TextField } from '@rastro/sdk/internal/ui';
import { Send } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { AccountSection, Problem } from '../../frame/resource/section-parts';
import { useText } from '../../frame/i18n/text-context';

const Fields = styled.div`
  display: grid;
  gap: 14px;
  padding-block: 8px;
  & > :last-child {
    justify-self: start;
  }
`;
const Preview = styled.div`
  padding: 10px 12px;
  border: 1px solid var(--rastro-border);
  border-radius: var(--rastro-radius-control);
  & > strong {
    display: block;
    overflow-wrap: anywhere;
  }
  & > p {
    margin: 4px 0 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

const EMPTY = { chosen: '', subject: '', body: '' };

/** Words to all accounts, by a channel that the server has: shown before they go out, with how many they reach. */
export function AnnouncementForm(): ReactElement {
  const t = useText();
  const { notifications } = useTrackingClient();
  const channels = useAnnouncementChannels();
  const accounts = useResource(user);
  const sayRefusal = useSayRefusal();
  const { values, change, isBack, drop } = useKeptValues('announcement', EMPTY);
  const { chosen, subject, body } = values;
  const [isAsking, setAsking] = useState(false);
  const [isSent, setSent] = useState(false);
  const names = channels.data ?? [];
  const channel = names.includes(chosen) ? chosen : (names[0] ?? '');
  const count = accounts.data?.filter(({ disabled }) => !disabled).length ?? 0;
  const nameOf = (name: string) =>
    name === 'mail' || name === 'web' || name === 'sms' ? t(`rules.channel.${name}`) : name;

  async function send() {
    await notifications.announce({ notificator: channel, subject, body });
    change({ subject: '', body: '' });
    drop();
    setSent(true);
  }
  if (channels.data && names.length === 0) {
    return (
      <AccountSection title={t('server.announcement.title')}>
        <p>{t('server.announcement.none')}</p>
      </AccountSection>
    );
  }
  return (
    <AccountSection title={t('server.announcement.title')}>
      {channels.error ? <Problem role="alert">{t(describeError(channels.error))}</Problem> : null}
      {isBack ? <p role="status">{t('form.back.text')}</p> : null}
      <Fields>
        <SelectMenu
          label={t('server.announcement.channel')}
          options={names.map((value) => ({ value, label: nameOf(value) }))}
          value={channel}
          onChange={(next) => change({ chosen: next })}
        />
        <TextField
          label={t('server.announcement.subject')}
          required
          value={subject}
          onChange={({ target }) => change({ subject: target.value })}
        />
        <TextArea
          label={t('server.announcement.body')}
          required
          value={body}
          onChange={({ target }) => change({ body: target.value })}
        />
        {isSent ? <p role="status">{t('server.announcement.sent')}</p> : null}
        <Button
          icon={<Send aria-hidden="true" />}
          disabled={channel === '' || subject.trim() === '' || body.trim() === ''}
          onClick={() => {
            setSent(false);
            setAsking(true);
          }}
        >
          {t('server.announcement.preview')}
        </Button>
      </Fields>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('server.announcement.ask', { count, channel: nameOf(channel) })}
        confirmLabel={t('server.announcement.send')}
        cancelLabel={t('account.cancel.action')}
        onConfirm={send}
        describeFailure={sayRefusal}
        onClose={() => setAsking(false)}
      >
        <Preview dir="auto">
          <strong>{subject}</strong>
          <p>{body}</p>
        </Preview>
      </ConfirmDialog>
    </AccountSection>
  );
}
