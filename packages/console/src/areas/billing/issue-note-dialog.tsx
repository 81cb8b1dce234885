import { fiscalNote, type Invoice } from '@rastro/sdk/contract';
import { formatMoney } from '@rastro/sdk/domain';
import { describeRefusal, useFormat, useTrackingClient } from '@rastro/sdk/internal/react';
import { ConfirmDialog } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { useText } from '../../frame/i18n/text-context';

/** Asks whether an invoice is to have its fiscal note now; null is closed. */
export function IssueNoteDialog({
  of,
  onDone,
  onClose,
}: {
  of: Invoice | null;
  onDone: () => void;
  onClose: () => void;
}): ReactElement {
  const t = useText();
  const { locale } = useFormat();
  const calls = useTrackingClient().resource(fiscalNote);
  return (
    <ConfirmDialog
      isOpen={of !== null}
      title={t('billing.nfse.issue.title', { number: String(of?.id ?? '') })}
      confirmLabel={t('billing.nfse.issue.action')}
      cancelLabel={t('form.cancel.action')}
      onConfirm={async () => {
        if (of) await calls.create({ invoiceId: of.id });
        onDone();
      }}
      describeFailure={(failure) => t(describeRefusal(failure))}
      onClose={onClose}
    >
      <p>
        {t('billing.nfse.issue.text', {
          amount: of ? formatMoney(of.value, of.currency, locale) : '',
        })}
      </p>
    </ConfirmDialog>
  );
}
