import type { LogEntry } from '@rastro/sdk/contract';
import type { LogOutcome } from '@rastro/sdk/domain';
import { useDevices, useFormat } from '@rastro/sdk/internal/react';
import { useThingWords } from '@rastro/sdk/resource';
import { Badge, type BadgeProps } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { readDeviceName } from '@rastro/sdk/domain';
import { styled } from 'styled-components';
import { useText } from '../../frame/i18n/text-context';
import { FactSection } from '../../frame/resource/fact-section';
import { FactList } from '../../frame/resource/fact-list';
import { sayAction, sayObject, sayPeriod, sayReason, sayValue, sayWho } from './log-words';

const TONES: Readonly<Record<LogOutcome, NonNullable<BadgeProps['tone']>>> = {
  done: 'moving',
  refused: 'idle',
  failed: 'alarm',
  running: 'offline',
  unknown: 'alarm',
};

const Changes = styled.dl`
  margin: 0;
  & > div {
    padding-block: 8px;
    overflow-wrap: anywhere;
  }
  & > div + div {
    border-top: 1px solid var(--rastro-border);
  }
  & dt {
    font-weight: 500;
  }
  & dd {
    margin: 0;
    white-space: pre-wrap;
  }
  & small {
    margin-inline-end: 8px;
    color: var(--rastro-text-muted);
    font-size: 12px;
  }
`;

const Vehicles = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    padding-block: 6px;
    overflow-wrap: anywhere;
  }
  & > li + li {
    border-top: 1px solid var(--rastro-border);
  }
`;

/** Badge with an outcome. */
export function OutcomeBadge({ outcome }: { outcome: LogOutcome }): ReactElement {
  const t = useText();
  return <Badge tone={TONES[outcome]}>{t(`log.outcome.${outcome}`)}</Badge>;
}

/** One entry of a log: who did what, and each member before and after, or who read where which vehicles were. */
export function LogDetails({ entry }: { entry: LogEntry }): ReactElement {
  const t = useText();
  const format = useFormat();
  const { time, action, address, outcome, reason, times, isRead } = entry;
  return (
    <>
      <FactList
        title={t('log.details.title')}
        facts={[
          { name: t('log.time'), value: format.dateTime(Date.parse(time), { seconds: true }) },
          {
            name: t('log.who'),
            value: sayWho(t, entry),
          },
          { name: t('log.action'), value: sayAction(t, action) },
          { name: t('log.object'), value: sayObject(t, entry) },
          { name: t('log.address'), value: address },
          { name: t('log.outcome'), value: isRead ? '' : <OutcomeBadge outcome={outcome} /> },
          {
            name: t('log.reason'),
            value: outcome === 'unknown' ? t('log.outcome.unknown.text') : sayReason(t, reason),
          },
          { name: t('log.times.label'), value: times > 1 ? format.number(times) : '' },
          ...(isRead ? [{ name: t('log.period'), value: sayPeriod(format, entry) }] : []),
          ...(isRead
            ? [{ name: t('log.calls'), value: String(entry.changes[0]?.after ?? '') }]
            : []),
        ]}
      />
      {isRead ? <ReadDevices entry={entry} /> : <EntryChanges entry={entry} />}
    </>
  );
}

/** Vehicles whose positions were read, by their present names. */
function ReadDevices({ entry }: { entry: LogEntry }): ReactElement {
  const t = useText();
  const devices = useDevices();
  const { deviceIds, deviceCount, deviceId, objectName, objectType } = entry;
  const toName = (id: number): string => {
    if (id === deviceId && objectType === 'device' && objectName) return objectName;
    const device = devices.get(id);
    return device ? readDeviceName(device) : `#${id}`;
  };
  const more = deviceCount - deviceIds.length;
  return (
    <FactSection title={t('log.vehicles.label')}>
      <Vehicles>
        {deviceIds.map((id) => (
          <li key={id}>
            <bdi>{toName(id)}</bdi>
          </li>
        ))}
      </Vehicles>
      {more > 0 ? <p>{t('log.vehicles.more', { count: more })}</p> : null}
    </FactSection>
  );
}

function EntryChanges({ entry: { changes, objectType } }: { entry: LogEntry }): ReactElement {
  const t = useText();
  const words = useThingWords()(objectType);
  return (
    <FactSection title={t('log.changes')}>
      {changes.length === 0 ? <p>{t('log.changes.none')}</p> : null}
      <Changes>
        {changes.map((change) => (
          <div key={change.member}>
            <dt>
              <bdi title={change.member}>{words.name(change.member)}</bdi>
            </dt>
            {change.isSecret ? (
              <dd>{t('log.secret')}</dd>
            ) : (
              <>
                <dd>
                  <small>{t('log.before')}</small>
                  <bdi>{sayValue(t, words, change, 'before')}</bdi>
                </dd>
                <dd>
                  <small>{t('log.after')}</small>
                  <bdi>{sayValue(t, words, change, 'after')}</bdi>
                </dd>
              </>
            )}
          </div>
        ))}
      </Changes>
    </FactSection>
  );
}
