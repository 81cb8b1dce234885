import { invoice, type Invoice } from '@rastro/sdk/contract';
import {
  describeRefusal,
  useFormat,
  useResource,
  useTrackingClient,
} from '@rastro/sdk/internal/react';
import { DataTable, EmptyState, MenuItem, Segment } from '@rastro/sdk/internal/ui';
import { useTableLabels } from '@rastro/sdk/resource';
import { Download, ReceiptText } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Problem } from '../../frame/resource/section-parts';
import { Bar } from '../../frame/resource/bar';
import { useText } from '../../frame/i18n/text-context';
import { InvoiceView } from './invoice-view';
import { NoteFiles } from './note-files';
import { PayList } from './pay-list';
import { StatementList } from './statement-list';
import { useInvoiceColumns } from './use-invoice-columns';
import { sayPdf, useInvoicePdf } from './use-invoice-pdf';
import { useSheet } from './use-sheet';
import { LoadFailed } from '../../frame/resource/load-failed';

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
const PARTS = ['invoices', 'statement'] as const;
/** Shown part. */
export type InvoicesPart = (typeof PARTS)[number];

/** The account's own invoices: what is to be paid and how, and all that there were. */
export function OwnInvoices({
  part,
  onPart,
}: {
  part: InvoicesPart;
  onPart: (next: InvoicesPart) => void;
}): ReactElement {
  const t = useText();
  const { locale } = useFormat();
  const { attributePrefix: prefix } = useTrackingClient();
  const sheet = useSheet(t('billing.part.invoices'));
  const labels = useTableLabels(t('nav.invoices.label'));
  const savePdf = useInvoicePdf();
  const { data, error, refresh } = useResource(invoice);
  const columns = useInvoiceColumns(false, data ?? NOTHING);
  const [problem, setProblem] = useState('');
  const [told, setTold] = useState<Invoice | null>(null);
  if (error !== undefined) {
    return <LoadFailed error={error} onRetry={refresh} />;
  }
  return (
    <>
      <Bar>
        <Segment<InvoicesPart>
          label={t('nav.invoices.label')}
          options={PARTS.map((value) => ({ value, label: t(`billing.part.${value}`) }))}
          value={part}
          onChange={onPart}
        />
      </Bar>
      {part === 'statement' ? <StatementList isOfAll={false} /> : null}
      {part === 'invoices' ? (
        <>
          <Pay>
            <PayList invoices={data ?? NOTHING} />
            {problem ? <Problem role="alert">{problem}</Problem> : null}
          </Pay>
          <Table>
            <DataTable<Invoice>
              rows={data ?? NOTHING}
              columns={columns}
              rowId={({ id }) => id}
              labels={labels}
              locale={locale}
              exportName="invoices"
              {...sheet}
              status={data === undefined ? 'loading' : 'ready'}
              onOpen={setTold}
              rowMenu={(row) => (
                <>
                  <MenuItem icon={<Download aria-hidden="true" />} onSelect={() => savePdf(row)}>
                    {t(sayPdf(row, prefix))}
                  </MenuItem>
                  {row.noteId === 0 ? null : (
                    <NoteFiles
                      id={row.noteId}
                      pdfUrl={row.notePdfUrl}
                      hasXml={row.hasNoteXml}
                      onFailed={(failure) => setProblem(t(describeRefusal(failure)))}
                    />
                  )}
                </>
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
          {told ? <InvoiceView of={told} onClose={() => setTold(null)} /> : null}
        </>
      ) : null}
    </>
  );
}
