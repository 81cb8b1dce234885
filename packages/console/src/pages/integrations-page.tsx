import { describeError, useAccess, useTrackingClient } from '@rastro/sdk/internal/react';
import { Button, EmptyState, ErrorState, Spinner, visuallyHidden } from '@rastro/sdk/internal/ui';
import { Plug } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import useSWR from 'swr';
import { Column } from '../account/account-parts';
import { useText } from '../i18n/text-context';
import { PageSurface } from '../shell/surface/page-surface';
import { IntegrationForm, isKnownIntegration } from './integrations/integration-form';

/** The page's title says it to the eye. */
const Heading = styled.h2`
  ${visuallyHidden}
`;

/** The services that the server works with, each with its form, for higher administrators. */
export function IntegrationsPage(): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const { rule } = useAccess()('update', 'integrations');
  return (
    <PageSurface title={t('nav.integrations.label')} onClose={() => void navigate('/home')}>
      {rule ? <EmptyState icon={<Plug />} title={t(`error.code.${rule}`)} /> : <Integrations />}
    </PageSurface>
  );
}

function Integrations(): ReactElement {
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
      <Column>
        <Heading>{t('integrations.list.title')}</Heading>
        {data.filter(isKnownIntegration).map((item) => (
          <IntegrationForm
            key={`${item.key} ${item.savedAt ?? ''}`}
            item={item}
            onChanged={() => mutate()}
          />
        ))}
      </Column>
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
