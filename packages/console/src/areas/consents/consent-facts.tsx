import type { Consent } from '@rastro/sdk/contract';
import { useFormat } from '@rastro/sdk/internal/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../frame/i18n/text-context';
import { ConsentBadge } from './consent-badge';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(96px, auto) minmax(0, 1fr);
  gap: 6px 16px;
  margin: 0;
  & > dt {
    color: var(--rastro-text-muted);
  }
  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
const Entries = styled.ol`
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
  & > li {
    padding: 6px 0;
    border-top: 1px solid var(--rastro-border);
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--rastro-text-muted);
    font-size: 12px;
    line-height: 16px;
  }
`;

interface ConsentFactsProps {
  consent: Consent;
  /** Left out, which vehicle it is of is said elsewhere. */
  deviceName?: string | undefined;
}

/** Facts of one consent: person, purpose, and all answers, the newest first. */
export function ConsentFacts({ consent, deviceName }: ConsentFactsProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const moment = (at: string) => format.dateTime(at, { year: true });
  const { personName, email, purpose, status, expiresAt, askedBy, createdAt, endedAt } = consent;
  const facts: (readonly [string, ReactElement | string])[] = [
    [t('consents.person.label'), personName],
    ...(deviceName === undefined ? [] : [[t('consents.device.label'), deviceName] as const]),
    [t('consents.status.label'), <ConsentBadge key="status" status={status} />],
    ...(email === '' ? [] : [[t('consents.email.label'), email] as const]),
    ...(purpose === '' ? [] : [[t('consents.purpose.label'), purpose] as const]),
    [t('consents.until.label'), expiresAt ? moment(expiresAt) : t('consents.until.none')],
  ];
  return (
    <>
      <Facts>
        {facts.map(([name, value]) => [
          <dt key={`${name} name`}>{name}</dt>,
          <dd key={name}>{value}</dd>,
        ])}
      </Facts>
      <Entries aria-label={t('consents.history.title')}>
        {endedAt ? (
          <li>
            {t('consents.history.ended')}
            <small>{moment(endedAt)}</small>
          </li>
        ) : null}
        {[...consent.answers].reverse().map(({ at, answer, how, by, note }) => (
          <li key={at}>
            {t(`consents.status.${answer}`)}
            <small>
              {[
                moment(at),
                how === 'paper'
                  ? t('consents.history.paper', { name: by })
                  : t('consents.history.link'),
                ...(note === '' ? [] : [note]),
              ].join(' · ')}
            </small>
          </li>
        ))}
        <li>
          {t('consents.status.asked')}
          <small>{[...(createdAt ? [moment(createdAt)] : []), askedBy].join(' · ')}</small>
        </li>
      </Entries>
    </>
  );
}
