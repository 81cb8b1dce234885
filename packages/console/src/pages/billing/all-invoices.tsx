import { invoice, type Invoice } from '@rastro/sdk/contract';
import { isPayable, readStatus, toDayKey } from '@rastro/sdk/domain';
import {
  describeError,
  useFormat,
  useResource,
  useTrackingClient,
} from '@rastro/sdk/internal/react';
import { Button, DataTable, EmptyState, ErrorState, MenuItem } from '@rastro/sdk/internal/ui';
import { useTableLabels } from '@rastro/sdk/resource';
import { Banknote, Download, Plus, ReceiptText, RotateCcw, Undo2, X } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/text-context';
import { ChargeDialog } from './charge-dialog';
import { InvoiceDialog, type InvoiceAction } from './invoice-dialog';
import { InvoiceTotals } from './invoice-totals';
import { useInvoiceColumns } from './use-invoice-columns';
import { useInvoicePdf } from './use-invoice-pdf';

const Fill = styled.div`
  flex: 1;
  min-height: 0;
`;
const Tools = styled.div`
  padding: 12px 20px 0;
  @media (max-width: 768px) {
    padding-inline: 16px;
  }
`;
const ALL = { all: true } as const;
const NOTHING: readonly Invoice[] = [];

/** The invoices of all accounts, what they come to, and what is done to them. */
export function AllInvoices(): ReactElement {
  const t = useText();
  const { locale } = useFormat();
  const { attributePrefix: prefix } = useTrackingClient();
  const labels = useTableLabels(t('billing.part.invoices'));
  const columns = useInvoiceColumns(true);
  const savePdf = useInvoicePdf();
  const [today] = useState(() => toDayKey(Date.now()));
  const { data, error, refresh } = useResource(invoice, ALL);
  const [doing, setDoing] = useState<{ action: InvoiceAction; of: Invoice } | null>(null);
  const [isCharging, setCharging] = useState(false);
  if (error !== undefined) {
    return (
      <ErrorState
        title={t('table.failed.title')}
        text={t(describeError(error))}
        actions={<Button onClick={() => void refresh()}>{t('table.failed.retry')}</Button>}
      />
    );
  }
  return (
    <>
      <InvoiceTotals invoices={data ?? NOTHING} today={today} />
      <Tools>
        <Button icon={<Plus aria-hidden="true" />} onClick={() => setCharging(true)}>
          {t('billing.charge.action')}
        </Button>
      </Tools>
      <Fill>
        <DataTable<Invoice>
          rows={data ?? NOTHING}
          columns={columns}
          rowId={({ id }) => id}
          labels={labels}
          locale={locale}
          exportName="invoices"
          status={data === undefined ? 'loading' : 'ready'}
          empty={
            <EmptyState
              icon={<ReceiptText />}
              title={t('billing.noneOfAll.title')}
              text={t('billing.noneOfAll.text')}
            />
          }
          rowMenu={(of) => {
            const status = readStatus(of.status, prefix);
            const ask = (action: InvoiceAction) => () => setDoing({ action, of });
            return (
              <>
                <MenuItem icon={<Download aria-hidden="true" />} onSelect={() => savePdf(of)}>
                  {t('billing.pdf.action')}
                </MenuItem>
                {isPayable(status) ? (
                  <>
                    <MenuItem icon={<Banknote aria-hidden="true" />} onSelect={ask('cash')}>
                      {t('billing.cash.action')}
                    </MenuItem>
                    <MenuItem icon={<X aria-hidden="true" />} onSelect={ask('cancel')}>
                      {t('billing.cancel.action')}
                    </MenuItem>
                  </>
                ) : null}
                {status === 'RECEIVED_IN_CASH' ? (
                  <MenuItem icon={<Undo2 aria-hidden="true" />} onSelect={ask('undo')}>
                    {t('billing.undo.action')}
                  </MenuItem>
                ) : null}
                {status === 'CONFIRMED' || status === 'RECEIVED' ? (
                  <MenuItem icon={<RotateCcw aria-hidden="true" />} onSelect={ask('refund')}>
                    {t('billing.refund.action')}
                  </MenuItem>
                ) : null}
              </>
            );
          }}
        />
      </Fill>
      {isCharging ? (
        <ChargeDialog
          invoices={data ?? NOTHING}
          onDone={() => void refresh()}
          onClose={() => setCharging(false)}
        />
      ) : null}
      {doing ? (
        <InvoiceDialog {...doing} onDone={() => void refresh()} onClose={() => setDoing(null)} />
      ) : null}
    </>
  );
}
