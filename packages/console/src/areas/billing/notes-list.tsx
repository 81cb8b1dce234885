import { fiscalNote, type FiscalNote } from '@rastro/sdk/contract';
import { canCancelNote, canRetryNote } from '@rastro/sdk/domain';
import {
  describeRefusal,
  useFormat,
  useResource,
  useTrackingClient,
} from '@rastro/sdk/internal/react';
import { ConfirmDialog, DataTable, EmptyState, MenuItem } from '@rastro/sdk/internal/ui';
import { useTableLabels } from '@rastro/sdk/resource';
import { ReceiptText, RotateCw, X } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Problem } from '../../frame/resource/section-parts';
import { useText } from '../../frame/i18n/text-context';
import { NoteFiles } from './note-files';
import { useNoteColumns } from './use-note-columns';
import { LoadFailed } from '../../frame/resource/load-failed';

const Fill = styled.div`
  flex: 1;
  min-height: 0;
`;
const Lines = styled.div`
  padding: 12px 20px 0;
  &:empty {
    display: none;
  }
  @media (max-width: 768px) {
    padding-inline: 16px;
  }
`;
const ALL = { all: true } as const;
const NOTHING: readonly FiscalNote[] = [];

/** The fiscal notes of all that one sells, those first that wait for somebody. */
export function NotesList(): ReactElement {
  const t = useText();
  const { locale } = useFormat();
  const calls = useTrackingClient().resource(fiscalNote);
  const labels = useTableLabels(t('billing.part.notes'));
  const columns = useNoteColumns();
  const { data, error, refresh } = useResource(fiscalNote, ALL);
  const [problem, setProblem] = useState('');
  const [cancelled, setCancelled] = useState<FiscalNote | null>(null);
  const fail = (failure: unknown) => setProblem(t(describeRefusal(failure)));

  async function retry({ id }: FiscalNote) {
    setProblem('');
    await calls.retry({ id }).catch(fail);
    await refresh();
  }
  if (error !== undefined) {
    return <LoadFailed error={error} onRetry={refresh} />;
  }
  const rows = [...(data ?? NOTHING)].sort((a, b) => Number(b.isHeld) - Number(a.isHeld));
  const held = rows.filter(({ isHeld }) => isHeld).length;
  return (
    <>
      <Lines>
        {held > 0 ? <p role="status">{t('billing.nfse.held', { count: held })}</p> : null}
        {problem ? <Problem role="alert">{problem}</Problem> : null}
      </Lines>
      <Fill>
        <DataTable<FiscalNote>
          rows={rows}
          columns={columns}
          rowId={({ id }) => id}
          labels={labels}
          locale={locale}
          exportName="fiscal-notes"
          status={data === undefined ? 'loading' : 'ready'}
          empty={
            <EmptyState
              icon={<ReceiptText />}
              title={t('billing.nfse.none.title')}
              text={t('billing.nfse.none.text')}
            />
          }
          rowMenu={(of) => (
            <>
              <NoteFiles {...of} onFailed={fail} />
              {canRetryNote(of.status) ? (
                <MenuItem icon={<RotateCw aria-hidden="true" />} onSelect={() => void retry(of)}>
                  {t('billing.nfse.retry.action')}
                </MenuItem>
              ) : null}
              {canCancelNote(of.status) ? (
                <MenuItem icon={<X aria-hidden="true" />} onSelect={() => setCancelled(of)}>
                  {t('billing.nfse.cancel.action')}
                </MenuItem>
              ) : null}
            </>
          )}
        />
      </Fill>
      <ConfirmDialog
        isOpen={cancelled !== null}
        danger
        title={t('billing.nfse.cancel.title', { number: String(cancelled?.invoiceId ?? '') })}
        confirmLabel={t('billing.nfse.cancel.action')}
        cancelLabel={t('billing.nfse.keep.action')}
        onConfirm={async () => {
          if (cancelled) await calls.cancel({ id: cancelled.id });
          await refresh();
        }}
        describeFailure={(failure) => t(describeRefusal(failure))}
        onClose={() => setCancelled(null)}
      >
        <p>{t('billing.nfse.cancel.text')}</p>
      </ConfirmDialog>
    </>
  );
}
