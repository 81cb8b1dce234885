import { reseller, type ResellerPlan } from '@rastro/sdk/contract';
import { describeError, useTrackingClient } from '@rastro/sdk/internal/react';
import { Button, TextField } from '@rastro/sdk/internal/ui';
import { defineView } from '@rastro/sdk/resource';
import { Store } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../i18n/text-context';
import type { TextKey } from '../i18n/text-key';
import { ResourcePage } from '../resource/resource-page';

const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: 12px;
  align-items: start;
  padding: 16px 24px;
  & > p {
    margin: 0;
    color: var(--rastro-text-muted);
  }
  @media (max-width: 768px) {
    padding-inline: 16px;
  }
`;

const resellerView = defineView(reseller, {
  columns: [
    ...(['name', 'parentId', 'vehicles', 'online', 'newVehicles'] as const),
    ...(['customers', 'newCustomers', 'resellers', 'domain', 'isSuspended'] as const),
  ],
  form: [['userId', 'domain', 'maxDevices', 'maxUsers', 'maxResellers']],
});

/** Who sells the service on, with figures of all below, and one of them beside the list. */
export function ResellersPage(): ReactElement {
  const t = useText();
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
      more={({ id, isSuspended }) => (
        <Suspension key={id} resellerId={Number(id)} isSuspended={isSuspended === true} />
      )}
    />
  );
}

/** Suspends a reseller with all below it, after saying whom that reaches; and opens them again. */
function Suspension({
  resellerId,
  isSuspended,
}: {
  resellerId: number;
  isSuspended: boolean;
}): ReactElement {
  const t = useText();
  const client = useTrackingClient();
  const [plan, setPlan] = useState<ResellerPlan | null>(null);
  const [reason, setReason] = useState('');
  const [said, setSaid] = useState<TextKey | null>(null);
  const [isClosed, setClosed] = useState(isSuspended);
  const calls = client.resource(reseller);

  async function run(work: () => Promise<void>) {
    setSaid(null);
    try {
      await work();
    } catch (error) {
      setSaid(describeError(error));
    }
  }
  const ask = () =>
    run(async () => setPlan(await calls.suspend({ resellerId, reason: '-', apply: false })));
  const suspend = () =>
    run(async () => {
      await calls.suspend({ resellerId, reason, apply: true });
      setPlan(null);
      setClosed(true);
      setSaid('resellers.suspend.done');
    });
  const restore = () =>
    run(async () => {
      await calls.restore({ resellerId });
      setClosed(false);
      setSaid('resellers.restore.done');
    });
  return (
    <Section aria-label={t('resellers.suspend.title')}>
      {isClosed ? (
        <Button onClick={() => void restore()}>{t('resellers.restore.action')}</Button>
      ) : plan ? (
        <>
          <p>
            {t('resellers.suspend.plan', {
              count: plan.userIds.length,
              vehicles: plan.vehicles,
            })}
          </p>
          <TextField
            label={t('resellers.suspend.reason')}
            value={reason}
            maxLength={500}
            onChange={(event) => setReason(event.target.value)}
          />
          <Button variant="danger" disabled={reason.trim() === ''} onClick={() => void suspend()}>
            {t('resellers.suspend.confirm')}
          </Button>
        </>
      ) : (
        <Button variant="danger" onClick={() => void ask()}>
          {t('resellers.suspend.action')}
        </Button>
      )}
      <span role="status">{said ? t(said) : null}</span>
    </Section>
  );
}
