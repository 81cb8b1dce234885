import { describeError, useTrackingClient } from '@rastro/sdk/internal/react';
import { Button, ErrorState, Spinner } from '@rastro/sdk/internal/ui';
import type { ReactElement, ReactNode } from 'react';
import useSWR from 'swr';
import { useText } from '../../frame/i18n/text-context';
import { IntegrationForm, isKnownIntegration } from './integration-form';

/** The services that the server lets somebody set up, each with its form. */
export function IntegrationList({ children }: { children: ReactNode }): ReactElement {
  const t = useText();
  const { integrations, baseUrl } = useTrackingClient();
  const { data, error, mutate } = useSWR(
    [baseUrl, 'integrations'],
    () => integrations.list(),
    // What is being written is not changed under the hand.
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
  if (data) {
    return (
      <>
        {children}
        {data.filter(isKnownIntegration).map((item) => (
          <IntegrationForm
            key={`${item.key} ${item.savedAt ?? ''}`}
            item={item}
            onChanged={() => mutate()}
          />
        ))}
      </>
    );
  }
  if (!error) return <Spinner label={t('integrations.loading')} />;
  return (
    <ErrorState
      title={t('integrations.failed.title')}
      text={t(describeError(error))}
      actions={<Button onClick={() => void mutate()}>{t('integrations.retry.action')}</Button>}
    />
  );
}
