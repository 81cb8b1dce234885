import { useAccess } from '@rastro/sdk/internal/react';
import { EmptyState, visuallyHidden } from '@rastro/sdk/internal/ui';
import { Plug } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { Column } from '../../frame/resource/section-parts';
import { useText } from '../../frame/i18n/text-context';
import { PageSurface } from '../../frame/shell/surface/page-surface';
import { IntegrationList } from './integration-list';

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
      {rule ? (
        <EmptyState icon={<Plug />} title={t(`error.code.${rule}`)} />
      ) : (
        <Column>
          <IntegrationList>
            <Heading>{t('integrations.list.title')}</Heading>
          </IntegrationList>
        </Column>
      )}
    </PageSurface>
  );
}
