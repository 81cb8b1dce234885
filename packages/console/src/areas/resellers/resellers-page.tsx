import type { ResellerSales as Sales } from '@rastro/sdk/contract';
import { useAccess } from '@rastro/sdk/internal/react';
import { resellerView } from '@rastro/sdk/resource';
import { Store } from 'lucide-react';
import { Fragment, type ReactElement } from 'react';
import { useText } from '../../frame/i18n/text-context';
import { ResourcePage } from '../../frame/resource/resource-page';
import { useAppSessionState } from '../../frame/session/session-context';
import { IntegrationList } from '../integrations/integration-list';
import { ResellerMove } from './reseller-move';
import { ResellerPeople } from './reseller-people';
import { ResellerSales } from './reseller-sales';
import { ResellerSection } from './reseller-section';
import { ResellerSuspension } from './reseller-suspension';

/** Page of resellers, with figures of all below, and one of them beside the list. */
export function ResellersPage(): ReactElement {
  const t = useText();
  const { user } = useAppSessionState();
  const mayBill = useAccess()('read', 'billing').allowed;
  const isAdministrator = user?.administrator === true;
  return (
    <ResourcePage
      view={resellerView}
      area="resellers"
      Icon={Store}
      words={{
        title: t('nav.resellers.label'),
        create: t('resellers.new.action'),
        empty: { title: t('resellers.empty.title'), text: t('resellers.empty.text') },
      }}
      // What one may have is given by who stands above.
      form={{ isReadOnly: ({ id }) => !isAdministrator && id === user?.id }}
      more={({ id, isSuspended, sales, people }) => (
        <Fragment key={id}>
          {mayBill ? (
            <ResellerSales sales={sales as readonly Sales[]} isOwn={user?.id === id} />
          ) : null}
          <ResellerPeople resellerId={Number(id)} people={people as readonly number[]} />
          <ResellerMove resellerId={Number(id)} mayRelease={isAdministrator} />
          {isAdministrator ? (
            <ResellerSuspension resellerId={Number(id)} isSuspended={isSuspended === true} />
          ) : null}
          {!isAdministrator && user?.id === id ? (
            <ResellerSection>
              <IntegrationList>
                <p>{t('resellers.services.text')}</p>
              </IntegrationList>
            </ResellerSection>
          ) : null}
        </Fragment>
      )}
    />
  );
}
