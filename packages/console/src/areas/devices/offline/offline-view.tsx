import type { Device } from '@rastro/sdk/contract';
import { listOfflineSteps } from '@rastro/sdk/domain';
import { describeError, useFormat, useLabels } from '@rastro/sdk/internal/react';
import { ProgressBar } from '@rastro/sdk/internal/ui';
import { CircleCheck, Unplug } from 'lucide-react';
import type { ReactElement } from 'react';
import { useText } from '../../../frame/i18n/text-context';
import { OfflineChecks } from './offline-checks';
import { OfflineSteps } from './offline-steps';
import { Card, Columns, Disc, Verdict } from './offline-styles';
import { useOfflineFacts } from './use-offline-facts';

/** The cause that is likeliest, what was checked, and what to try. */
export function OfflineView({ device }: { device: Device }): ReactElement {
  const t = useText();
  const label = useLabels();
  const format = useFormat();
  const { facts, causes, error, isLoading } = useOfflineFacts(device);
  const [first] = causes;
  const sinceMs = first?.sinceMs ?? null;
  const heard =
    facts.heardAtMs === null
      ? t('offline.never.text')
      : t('offline.heard.text', { time: format.dateTime(facts.heardAtMs) });
  return (
    // Scrolled by keyboard too where nothing in it takes the focus.
    <Columns
      className="rastro-offline"
      role="region"
      tabIndex={0}
      aria-label={t('offline.page.title')}
    >
      <div>
        <Card>
          <Verdict role="status">
            <Disc data-tone={first ? 'bad' : 'good'}>
              {first ? <Unplug aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
            </Disc>
            <div>
              {first ? <small>{t('offline.cause.label')}</small> : null}
              <h2>{first ? t(`offline.cause.${first.cause}`) : t('offline.none.title')}</h2>
              <p>
                {sinceMs === null || sinceMs === facts.heardAtMs
                  ? null
                  : `${t('offline.since.text', { time: format.dateTime(sinceMs) })} `}
                {heard}
              </p>
            </div>
          </Verdict>
          {isLoading ? <ProgressBar label={t('app.loading.label')} /> : null}
          {error === undefined ? null : (
            <p role="alert">
              {t('offline.failed.title')}: {label({ key: describeError(error) })}
            </p>
          )}
          {causes.length > 1 ? (
            <ul>
              {causes.slice(1).map(({ cause }) => (
                <li key={cause}>{t(`offline.cause.${cause}`)}</li>
              ))}
            </ul>
          ) : null}
        </Card>
        <OfflineChecks device={device} facts={facts} causes={causes} />
      </div>
      <OfflineSteps device={device} steps={listOfflineSteps(causes)} />
    </Columns>
  );
}
