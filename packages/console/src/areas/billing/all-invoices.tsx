import { invoice, type Invoice } from '@rastro/sdk/contract';
import { addDays, isPayable, readStatus } from '@rastro/sdk/domain';
import {
  describeRefusal,
  useFormat,
  useResource,
  useTrackingClient,
} from '@rastro/sdk/internal/react';
import { Button, DataTable, EmptyState, MenuItem, SelectMenu } from '@rastro/sdk/internal/ui';
import { useTableLabels } from '@rastro/sdk/resource';
import {
  Banknote,
  CalendarClock,
  Download,
  Plus,
  ReceiptText,
  RotateCcw,
  Send,
  Undo2,
  X,
} from 'lucide-react';
import { useMemo, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Problem } from '../../frame/resource/section-parts';
import { useText } from '../../frame/i18n/text-context';
import { ChargeDialog } from './charge-dialog';
import { InvoiceDialog, type InvoiceAction } from './invoice-dialog';
import { IssueNoteDialog } from './issue-note-dialog';
import { InvoiceTotals } from './invoice-totals';
import { InvoiceView } from './invoice-view';
import { NoteFiles } from './note-files';
import { isUnsent, useInvoiceColumns } from './use-invoice-columns';
import { sayPdf, useInvoicePdf } from './use-invoice-pdf';
import { todayOfBills } from './today-of-bills';
import { useSheet } from './use-sheet';
import { LoadFailed } from '../../frame/resource/load-failed';

const Fill = styled.div`
  flex: 1;
  min-height: 0;
`;
const Tools = styled.div`
  padding: 12px 20px 0;
  & > p {
    margin: 10px 0 0;
    color: var(--rastro-status-idle-text);
  }
  @media (max-width: 768px) {
    padding-inline: 16px;
  }
`;
/** Days that the list reaches back; unpaid invoices are always in it. */
const SPANS = { quarter: 92, year: 366, all: null } as const;
type Span = keyof typeof SPANS;
const SPAN_NAMES = Object.keys(SPANS) as readonly Span[];
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
`;
const NOTHING: readonly Invoice[] = [];

/** Entries of an invoice's menu: its files, and the actions that its status allows. */
function InvoiceMenu({
  of,
  onSave,
  onAsk,
  onIssueNote,
  onFailed,
}: {
  of: Invoice;
  onSave: () => void;
  /** Asks about an action before it is done. */
  onAsk: (action: InvoiceAction) => void;
  onIssueNote: () => void;
  onFailed: (failure: unknown) => void;
}): ReactElement {
  const t = useText();
  const { attributePrefix: prefix } = useTrackingClient();
  const status = readStatus(of.status, prefix);
  const ask = (action: InvoiceAction) => () => onAsk(action);
  return (
    <>
      <MenuItem icon={<Download aria-hidden="true" />} onSelect={onSave}>
        {t(sayPdf(of, prefix))}
      </MenuItem>
      {of.noteId === 0 ? null : (
        <NoteFiles
          id={of.noteId}
          pdfUrl={of.notePdfUrl}
          hasXml={of.hasNoteXml}
          onFailed={onFailed}
        />
      )}
      {of.canHaveNote ? (
        <MenuItem icon={<ReceiptText aria-hidden="true" />} onSelect={onIssueNote}>
          {t('billing.nfse.issue.action')}
        </MenuItem>
      ) : null}
      {of.canBeSent ? (
        <MenuItem icon={<Send aria-hidden="true" />} onSelect={ask('send')}>
          {t('billing.send.action')}
        </MenuItem>
      ) : null}
      {isPayable(status) ? (
        <>
          <MenuItem icon={<CalendarClock aria-hidden="true" />} onSelect={ask('day')}>
            {t('billing.day.action')}
          </MenuItem>
          <MenuItem icon={<Banknote aria-hidden="true" />} onSelect={ask('cash')}>
            {t('billing.cash.action')}
          </MenuItem>
          <MenuItem icon={<X aria-hidden="true" />} onSelect={ask('cancel')}>
            {t('billing.cancel.action')}
          </MenuItem>
        </>
      ) : null}
      {status === 'RECEIVED_IN_CASH' || (isPayable(status) && of.paid > 0) ? (
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
}

/** The invoices of all accounts, what they come to, and what is done to them. */
export function AllInvoices(): ReactElement {
  const t = useText();
  const { locale } = useFormat();
  const sheet = useSheet(t('billing.part.invoices'));
  const labels = useTableLabels(t('billing.part.invoices'));
  const savePdf = useInvoicePdf();
  const [today] = useState(todayOfBills);
  const [span, setSpan] = useState<Span>('quarter');
  const query = useMemo(() => {
    const days = SPANS[span];
    return { all: true, ...(days !== null && { from: addDays(today, -days), owed: true }) };
  }, [span, today]);
  const { data, error, refresh } = useResource(invoice, query);
  const columns = useInvoiceColumns(true, data ?? NOTHING);
  const [doing, setDoing] = useState<{ action: InvoiceAction; of: Invoice } | null>(null);
  const [told, setTold] = useState<Invoice | null>(null);
  const [noted, setNoted] = useState<Invoice | null>(null);
  const [problem, setProblem] = useState('');
  const [isCharging, setCharging] = useState(false);
  const unsent = (data ?? NOTHING).filter(isUnsent).length;
  if (error !== undefined) {
    return <LoadFailed error={error} onRetry={refresh} />;
  }
  return (
    <>
      <InvoiceTotals invoices={data ?? NOTHING} today={today} />
      <Tools>
        <Line>
          <Button icon={<Plus aria-hidden="true" />} onClick={() => setCharging(true)}>
            {t('billing.charge.action')}
          </Button>
          <SelectMenu
            hideLabel
            label={t('billing.span.label')}
            options={SPAN_NAMES.map((value) => ({ value, label: t(`billing.span.${value}`) }))}
            value={span}
            onChange={(next) => setSpan(SPAN_NAMES.find((each) => each === next) ?? 'quarter')}
          />
        </Line>
        {problem ? <Problem role="alert">{problem}</Problem> : null}
        {unsent > 0 ? <p>{t('billing.unsent.text', { count: unsent })}</p> : null}
      </Tools>
      <Fill>
        <DataTable<Invoice>
          rows={data ?? NOTHING}
          columns={columns}
          rowId={({ id }) => id}
          labels={labels}
          locale={locale}
          exportName="invoices"
          {...sheet}
          status={data === undefined ? 'loading' : 'ready'}
          empty={
            <EmptyState
              icon={<ReceiptText />}
              title={t('billing.noneOfAll.title')}
              text={t('billing.noneOfAll.text')}
            />
          }
          onOpen={setTold}
          currentId={told?.id ?? null}
          rowMenu={(of) => (
            <InvoiceMenu
              of={of}
              onSave={() => savePdf(of)}
              onAsk={(action) => setDoing({ action, of })}
              onIssueNote={() => setNoted(of)}
              onFailed={(failure) => setProblem(t(describeRefusal(failure)))}
            />
          )}
        />
      </Fill>
      {told ? <InvoiceView of={told} onClose={() => setTold(null)} /> : null}
      <IssueNoteDialog of={noted} onDone={() => void refresh()} onClose={() => setNoted(null)} />
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
