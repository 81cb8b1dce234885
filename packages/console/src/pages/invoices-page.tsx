import { invoice, type Invoice } from '@rastro/sdk/contract';
import { describeError, useAccess, useFormat, useResource } from '@rastro/sdk/internal/react';
import { Button, DataTable, EmptyState, ErrorState, MenuItem } from '@rastro/sdk/internal/ui';
import { useTableLabels } from '@rastro/sdk/resource';
import { Download, ReceiptText } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useText } from '../i18n/text-context';
import { PageSurface } from '../shell/surface/page-surface';
import { PayList } from './billing/pay-list';
import { useInvoiceColumns } from './billing/use-invoice-columns';
import { useInvoicePdf } from './billing/use-invoice-pdf';

const Pay = styled.div`
  flex: none;
  max-height: 55%;
  padding: 16px 24px;
  overflow-y: auto;
  background: var(--rastro-canvas);
  &:empty {
    display: none;
  }
  @media (max-width: 768px) {
    padding-inline: 16px;
  }
`;
const Table = styled.div`
  flex: 1;
  min-height: 0;
`;
const NOTHING: readonly Invoice[] = [];

/** The account's own invoices: what is to be paid and how, and all that there were. */
export function InvoicesPage(): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const { locale } = useFormat();
  const { rule } = useAccess()('read', 'invoices');
  const labels = useTableLabels(t('nav.invoices.label'));
  const columns = useInvoiceColumns(false);
  const savePdf = useInvoicePdf();
  const { data, error, refresh } = useResource(invoice);
  return (
    <PageSurface title={t('nav.invoices.label')} onClose={() => void navigate('/home')}>
      {rule ? (
        <EmptyState icon={<ReceiptText />} title={t(`error.code.${rule}`)} />
      ) : error !== undefined ? (
        <ErrorState
          title={t('table.failed.title')}
          text={t(describeError(error))}
          actions={<Button onClick={() => void refresh()}>{t('table.failed.retry')}</Button>}
        />
      ) : (
        <>
          <Pay>
            <PayList invoices={data ?? NOTHING} />
          </Pay>
          <Table>
            <DataTable<Invoice>
              rows={data ?? NOTHING}
              columns={columns}
              rowId={({ id }) => id}
              labels={labels}
              locale={locale}
              exportName="invoices"
              status={data === undefined ? 'loading' : 'ready'}
              rowMenu={(row) => (
                <MenuItem icon={<Download aria-hidden="true" />} onSelect={() => savePdf(row)}>
                  {t('billing.pdf.action')}
                </MenuItem>
              )}
              empty={
                <EmptyState
                  icon={<ReceiptText />}
                  title={t('billing.none.title')}
                  text={t('billing.none.text')}
                />
              }
            />
          </Table>
        </>
      )}
    </PageSurface>
  );
}
