import { reseller, type ResellerPlan } from '@rastro/sdk/contract';
import { useKeptValues, useSayRefusal, useTrackingClient } from '@rastro/sdk/internal/react';
import { Button, TextField } from '@rastro/sdk/internal/ui';
import { useState, type ReactElement } from 'react';
import { useText } from '../../frame/i18n/text-context';
import { useAccountAccess } from '../accounts/users/suspension/use-account-access';
import { ResellerSection } from './reseller-section';

/** Suspends a reseller with all below it, after saying whom that reaches; and opens them again. Nothing for who may not. */
export function ResellerSuspension({
  resellerId,
  isSuspended,
}: {
  resellerId: number;
  isSuspended: boolean;
}): ReactElement | null {
  const t = useText();
  const client = useTrackingClient();
  const [plan, setPlan] = useState<ResellerPlan | null>(null);
  const { values, change, drop } = useKeptValues(`suspend reseller ${resellerId}`, { reason: '' });
  const { reason } = values;
  const sayRefusal = useSayRefusal();
  const [said, setSaid] = useState('');
  const [isClosed, setClosed] = useState(isSuspended);
  const calls = client.resource(reseller);
  const [access] = useAccountAccess(resellerId);

  async function run(work: () => Promise<void>) {
    setSaid('');
    try {
      await work();
    } catch (error) {
      setSaid(sayRefusal(error));
    }
  }
  const ask = () => run(async () => setPlan(await calls.suspend({ resellerId, apply: false })));
  const suspend = () =>
    run(async () => {
      await calls.suspend({ resellerId, reason, apply: true });
      drop();
      setPlan(null);
      setClosed(true);
      setSaid(t('resellers.suspend.done'));
    });
  const restore = () =>
    run(async () => {
      const { userIds } = await calls.restore({ resellerId });
      setClosed(!userIds.includes(resellerId));
      setSaid(t(userIds.length > 0 ? 'resellers.restore.done' : 'resellers.restore.nothing'));
    });
  if (!access?.maySuspend) return null;
  return (
    <ResellerSection aria-label={t('resellers.suspend.title')}>
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
            onChange={({ target }) => {
              change({ reason: target.value });
              // What was refused is another text by now.
              setSaid('');
            }}
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
      <span role="status">{said}</span>
    </ResellerSection>
  );
}
