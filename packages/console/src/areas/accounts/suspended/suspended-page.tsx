import { readSuspension, saySuspensionReason } from '@rastro/sdk/domain';
import { invoice } from '@rastro/sdk/contract';
import { describeError, useResource, useTrackingClient } from '@rastro/sdk/internal/react';
import { Button, Dialog } from '@rastro/sdk/internal/ui';
import { Suspense, useEffect, useState, type ReactElement } from 'react';
import { usePageTitle } from '../../../frame/brand/use-page-title';
import { useText } from '../../../frame/i18n/text-context';
import { lazyPage } from '../../../frame/loading/lazy-page';
import { useAppSession, useAppSessionState } from '../../../frame/session/session-context';
import { useSignOut } from '../../../frame/shell/header/use-sign-out';
import { PayList } from '../../billing/pay-list';
import { FormOutcome } from '../../../frame/entrance/form-outcome';
import { SignInLayout } from '../../../frame/entrance/sign-in-layout';

const LOOK_EVERY_MS = 30_000;

const OwnRecords = lazyPage(
  () => import('./own-records').then((module) => module.OwnRecords),
  'account',
  'consents',
  'billing',
  'export',
  'device',
  'resource',
);

/** In place of every page of a suspended account: why, how to pay, what is its own to read, the one unlock on trust, and the way out. */
export function SuspendedPage(): ReactElement {
  const t = useText();
  const client = useTrackingClient();
  const session = useAppSession();
  const { user } = useAppSessionState();
  const { here: signOut } = useSignOut();
  const [isReading, setReading] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const suspension = user && readSuspension(user, client.attributePrefix);
  // While the server bills nobody there are none.
  const { data: invoices = [] } = useResource(invoice);
  usePageTitle(t('suspended.page.title'));
  // Nothing is live here that could tell.
  useEffect(() => {
    const timer = setInterval(() => void session.loadSession(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [session]);

  async function unlock() {
    setBusy(true);
    try {
      await client.access.useTrust();
      await session.loadSession();
    } catch (error) {
      setProblem(t(describeError(error)));
      setBusy(false);
    }
  }
  return (
    <SignInLayout title={t('suspended.page.title')} lead={t('suspended.page.lead')}>
      <FormOutcome text={saySuspensionReason(t, suspension?.reason ?? '')}>
        <PayList invoices={invoices} />
        {problem ? <p role="alert">{problem}</p> : null}
        {suspension?.trustAvailable ? (
          <Button variant="primary" size="lg" wide busy={isBusy} onClick={() => void unlock()}>
            {t('suspended.trust.action')}
          </Button>
        ) : null}
        <Button size="lg" wide onClick={() => setReading(true)}>
          {t('billing.records.action')}
        </Button>
        <Button size="lg" wide onClick={() => void signOut()}>
          {t('suspended.leave.action')}
        </Button>
      </FormOutcome>
      <Dialog
        isOpen={isReading}
        onClose={() => setReading(false)}
        title={t('billing.records.action')}
        closeLabel={t('billing.records.close')}
        size="page"
      >
        <Suspense fallback={null}>
          <OwnRecords hasInvoices={invoices.length > 0} />
        </Suspense>
      </Dialog>
    </SignInLayout>
  );
}
