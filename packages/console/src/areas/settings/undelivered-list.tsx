import { undelivered, type Undelivered } from '@rastro/sdk/contract';
import {
  describeError,
  useFormat,
  useResource,
  useResourceChanges,
  useTrackingClient,
} from '@rastro/sdk/internal/react';
import { Button, ConfirmDialog, ProgressBar } from '@rastro/sdk/internal/ui';
import { RotateCw, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { AccountSection, Problem } from '../../frame/resource/section-parts';
import { useText } from '../../frame/i18n/text-context';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
    align-items: center;
    padding-block: 10px;
    border-top: 1px solid var(--rastro-border);
  }
`;
const Facts = styled.div`
  flex: 1 1 260px;
  min-width: 0;
  overflow-wrap: anywhere;
  & > strong {
    font-weight: 550;
  }
  & > span {
    display: block;
    color: var(--rastro-text-muted);
    font-size: 12px;
    line-height: 16px;
  }
`;

/** List of failed deliveries: recipient, time and reason, to be sent again or discarded. */
export function UndeliveredList(): ReactElement {
  const t = useText();
  const client = useTrackingClient();
  const { data, error, isLoading, refresh } = useResource(undelivered);
  const changes = useResourceChanges(undelivered);
  const [busyId, setBusyId] = useState<number | null>(null);
  const [failure, setFailure] = useState<unknown>(undefined);
  const [leaving, setLeaving] = useState<Undelivered | null>(null);
  const resend = async (id: number) => {
    setBusyId(id);
    setFailure(undefined);
    try {
      await client.resource(undelivered).resend({ id });
      await refresh();
    } catch (reason) {
      setFailure(reason);
    } finally {
      setBusyId(null);
    }
  };
  const wrong = error ?? failure;
  return (
    <AccountSection title={t('server.undelivered.title')}>
      <p>{t('server.undelivered.text')}</p>
      {isLoading ? <ProgressBar label={t('app.loading.label')} /> : null}
      {wrong === undefined ? null : <Problem role="alert">{t(describeError(wrong))}</Problem>}
      {data?.length === 0 ? <p role="status">{t('server.undelivered.none')}</p> : null}
      <List>
        {data?.map((one) => (
          <Item
            key={one.id}
            one={one}
            isBusy={busyId === one.id}
            onResend={() => void resend(one.id)}
            onDiscard={() => setLeaving(one)}
          />
        ))}
      </List>
      {leaving ? (
        <ConfirmDialog
          isOpen
          danger
          title={t('server.undelivered.ask', { recipient: leaving.recipient || leaving.channel })}
          confirmLabel={t('server.undelivered.discard')}
          cancelLabel={t('account.cancel.action')}
          onConfirm={() => changes.delete(leaving.id)}
          describeFailure={(reason) => t(describeError(reason))}
          onClose={() => setLeaving(null)}
        >
          {t('server.undelivered.askText')}
        </ConfirmDialog>
      ) : null}
    </AccountSection>
  );
}

function Item({
  one: { channel, what, recipient, failedAt, attempts, error },
  isBusy,
  onResend,
  onDiscard,
}: {
  one: Undelivered;
  isBusy: boolean;
  onResend: () => void;
  onDiscard: () => void;
}): ReactElement {
  const t = useText();
  const format = useFormat();
  const time = failedAt === null ? '' : format.dateTime(failedAt);
  return (
    <li>
      <Facts>
        <strong>
          <bdi>{recipient || '—'}</bdi>
        </strong>
        <span>
          <bdi>{[channel, what].filter(Boolean).join(' · ')}</bdi>
        </span>
        <span>{t('server.undelivered.facts', { time, count: attempts })}</span>
        <span lang="en">
          <bdi>{error}</bdi>
        </span>
      </Facts>
      <Button icon={<RotateCw aria-hidden="true" />} busy={isBusy} onClick={onResend}>
        {t('server.undelivered.resend')}
      </Button>
      <Button variant="quiet-danger" icon={<Trash2 aria-hidden="true" />} onClick={onDiscard}>
        {t('server.undelivered.discard')}
      </Button>
    </li>
  );
}
