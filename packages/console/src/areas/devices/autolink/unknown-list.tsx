import { device, unknownTracker, type UnknownTracker } from '@rastro/sdk/contract';
import { describeError, useFormat, useLabels, useTrackingClient } from '@rastro/sdk/internal/react';
import { useSave } from '@rastro/sdk/resource';
import { Button, ErrorState, LiveDot } from '@rastro/sdk/internal/ui';
import { Plus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import useSWR from 'swr';
import { useText } from '../../../frame/i18n/text-context';
import { Part } from './autolink-styles';

const EVERY_MS = 3_000;

const List = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid var(--rastro-border);
  border-radius: var(--rastro-radius-card);
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: center;
    padding: 10px 12px;
  }
  li + li {
    border-top: 1px solid var(--rastro-border);
  }
`;
const Who = styled.div`
  flex: 1 1 200px;
  min-width: 0;
  overflow-wrap: anywhere;
  strong {
    font-weight: 550;
  }
  span {
    display: block;
    color: var(--rastro-text-muted);
    font-size: 12px;
    line-height: 16px;
  }
`;
const Listening = styled.p`
  display: flex;
  gap: 8px;
  align-items: center;
`;

/**
 * List of unknown trackers that send to the server, the latest first: one click adds one as a
 * device.
 */
export function UnknownList({ onAdded }: { onAdded: (deviceId: number) => void }): ReactElement {
  const t = useText();
  const label = useLabels();
  const client = useTrackingClient();
  const { create } = useSave(device);
  const [busyId, setBusyId] = useState<number | null>(null);
  const [failure, setFailure] = useState<unknown>(undefined);
  const { data, error } = useSWR<UnknownTracker[], unknown>(
    'unknown-trackers',
    () => client.resource(unknownTracker).list(),
    { refreshInterval: EVERY_MS, shouldRetryOnError: true },
  );
  const add = async (id: number, uniqueId: string) => {
    setBusyId(id);
    setFailure(undefined);
    try {
      const made = await create({ name: uniqueId, uniqueId });
      onAdded(made.id);
    } catch (reason) {
      setFailure(reason);
    } finally {
      setBusyId(null);
    }
  };
  const named = (data ?? []).filter(({ uniqueId }) => uniqueId !== null && uniqueId !== '');
  return (
    <Part aria-label={t('autolink.unknown.title')}>
      <h2>{t('autolink.unknown.title')}</h2>
      <p>{t('autolink.unknown.text')}</p>
      {error && !data ? (
        <ErrorState
          title={t('autolink.unknown.failed')}
          text={label({ key: describeError(error) })}
        />
      ) : named.length === 0 ? (
        <Listening role="status">
          <LiveDot state="waiting" />
          {t('autolink.unknown.none')}
        </Listening>
      ) : (
        <List>
          {named.map((one) => (
            <Unknown key={one.id} one={one} isBusy={busyId === one.id} onAdd={add} />
          ))}
        </List>
      )}
      {failure === undefined ? null : <p role="alert">{label({ key: describeError(failure) })}</p>}
    </Part>
  );
}

function Unknown({
  one: { id, uniqueId, address, lastTime, count },
  isBusy,
  onAdd,
}: {
  one: UnknownTracker;
  isBusy: boolean;
  onAdd: (id: number, uniqueId: string) => Promise<void>;
}): ReactElement {
  const t = useText();
  const format = useFormat();
  const name = uniqueId ?? '';
  const time = lastTime === null ? '' : format.dateTime(lastTime);
  return (
    <li>
      <Who>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span>{t('autolink.unknown.facts', { address, time, count })}</span>
      </Who>
      <Button
        icon={<Plus aria-hidden="true" />}
        busy={isBusy}
        aria-label={t('autolink.unknown.add', { name })}
        onClick={() => void onAdd(id, name)}
      >
        {t('autolink.add.action')}
      </Button>
    </li>
  );
}
