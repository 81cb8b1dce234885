import { serverCheck, type ServerCheck } from '@rastro/sdk/contract';
import { isFoundCode, isRemedyCode, isServiceFoundCode, type CheckName } from '@rastro/sdk/domain';
import { describeError, type Format, useFormat, useResource } from '@rastro/sdk/internal/react';
import { Badge, Button, ProgressBar } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { AccountSection, Line, Problem } from '../../frame/resource/section-parts';
import { useText } from '../../frame/i18n/text-context';
import type { TextKey } from '../../frame/i18n/text-key';

const Checks = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(110px, 180px) minmax(0, 1fr) auto;
    gap: 4px 12px;
    align-items: baseline;
    padding-block: 8px;
    border-top: 1px solid var(--rastro-border);
  }
  & > li > p {
    grid-column: 2;
    margin: 0;
    color: var(--rastro-text-muted);
    overflow-wrap: anywhere;
  }
  & > li > span {
    overflow-wrap: anywhere;
  }
  @media (max-width: 480px) {
    margin-top: 8px;
    & > li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    & > li > span[data-found],
    & > li > p {
      grid-column: 1 / -1;
    }
    & > li > span[data-found] {
      order: 1;
    }
    & > li > p {
      order: 2;
    }
  }
`;
const TONES = { good: 'moving', warning: 'idle', problem: 'alarm' } as const;
/** Words for what is looked at. */
const NAMES: Readonly<Record<CheckName, TextKey>> = {
  address: 'server.check.address',
  addresses: 'server.check.addresses',
  brand: 'server.check.brand',
  clock: 'server.check.clock',
  'data folder': 'server.check.folder',
  database: 'server.check.database',
  'free space': 'server.check.space',
  mail: 'server.check.mail',
  'nobody signed in': 'server.check.unattended',
  queue: 'server.check.queue',
  secret: 'server.check.secret',
  server: 'nav.server.label',
  positions: 'server.check.positions',
  postcodes: 'server.check.postcodes',
  tables: 'server.check.tables',
  tracking: 'server.check.tracking',
  users: 'server.check.users',
  weather: 'server.check.weather',
};

/** Checks of everything that the server depends on, with advice on problems. */
export function ServerHealth(): ReactElement {
  const t = useText();
  const { data, error, isLoading, refresh } = useResource(serverCheck);
  return (
    <AccountSection title={t('server.health.title')}>
      <Line>
        <span>{t('server.health.text')}</span>
        <Button onClick={() => void refresh()}>{t('server.health.again')}</Button>
      </Line>
      {isLoading ? <ProgressBar label={t('app.loading.label')} /> : null}
      {error ? <Problem role="alert">{t(describeError(error))}</Problem> : null}
      <Checks>
        {data?.map((check) => (
          <Check key={check.id} check={check} />
        ))}
      </Checks>
    </AccountSection>
  );
}

/** A moment of the wire. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** The facts of a look, moments as the reader writes them. */
const sayTimes = (format: Format, params: ServerCheck['params']): ServerCheck['params'] =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' && MOMENT.test(value)
        ? format.dateTime(value, { year: true, seconds: true })
        : value,
    ]),
  );

function Check({ check }: { check: ServerCheck }): ReactElement {
  const t = useText();
  const format = useFormat();
  const { what, found, level, remedy, code, service } = check;
  const params = sayTimes(format, check.params);
  const name: TextKey | undefined = NAMES[what as CheckName]; // Others are names of services.
  return (
    <li>
      <strong>{name ? t(name) : what}</strong>
      {isFoundCode(code) ? (
        <span data-found>{t({ key: `server.found.${code}`, params })}</span>
      ) : isServiceFoundCode(service) ? (
        <span data-found>{t({ key: `service.found.${service}`, params })}</span>
      ) : (
        <span data-found lang="en">
          {found}
        </span>
      )}
      <Badge tone={TONES[level]}>{t(`server.level.${level}`)}</Badge>
      {isRemedyCode(code) ? (
        <p>{t({ key: `server.remedy.${code}`, params })}</p>
      ) : remedy ? (
        <p lang="en">{remedy}</p>
      ) : null}
    </li>
  );
}
