import { formatCsvRow, REASON_COLUMN } from '@rastro/sdk/domain';
import { describeError } from '@rastro/sdk/internal/react';
import { Button, downloadBlob, ProgressBar } from '@rastro/sdk/internal/ui';
import { Download } from 'lucide-react';
import type { ReactElement } from 'react';
import { useText } from '../i18n/text-context';
import type { Import, ImportRun, OpenSheet, RefusedRow } from './use-import';
import type { ImportWords } from './use-import-words';

/**
 * Progress and result of an import: refused rows are a file, to be corrected and imported again.
 */
export function ImportOutcome({
  open,
  run,
  words,
  onStop,
  onList,
  onAgain,
}: {
  open: OpenSheet;
  run: ImportRun;
  words: ImportWords;
  onStop: Import['stop'];
  onList: () => void;
  onAgain: () => void;
}): ReactElement {
  const t = useText();
  const { created, updated, unchanged, refused, state } = run;
  const isOfServer = ({ why }: RefusedRow) => 'error' in why;
  const done = created + updated + refused.filter(isOfServer).length;
  const say = ({ why }: RefusedRow) =>
    'error' in why ? t(describeError(why.error)) : why.map((one) => words.problem(one)).join(' ');
  function download() {
    const lines = [
      formatCsvRow([...open.sheet.header, REASON_COLUMN]),
      ...refused.map((one) =>
        formatCsvRow([...open.sheet.header.map((_, i) => one.row.cells[i] ?? ''), say(one)]),
      ),
    ];
    const name = open.name.replace(/\.\w+$/, '');
    // The mark of UTF-8: without it spreadsheets break accents.
    downloadBlob(
      new Blob(['\uFEFF', ...lines], { type: 'text/csv;charset=utf-8' }),
      `${name}.errors.csv`,
    );
  }
  if (state === 'running') {
    return (
      <>
        <p role="status">{t('import.run.state', { done, all: run.all })}</p>
        <ProgressBar label={t('import.run.label')} value={run.all > 0 ? done / run.all : 1} />
        <div>
          <Button onClick={onStop}>{t('import.run.stop')}</Button>
        </div>
      </>
    );
  }
  const counts = { created, updated, unchanged, refused: refused.length };
  return (
    <>
      <h2>{t(state === 'done' ? 'import.end.title' : 'import.end.stopped')}</h2>
      {run.error === undefined ? null : <p role="alert">{t(describeError(run.error))}</p>}
      {state === 'stopped' ? <p>{t('import.end.resume')}</p> : null}
      <ul>
        {(['created', 'updated', 'unchanged', 'refused'] as const).map((kind) =>
          counts[kind] > 0 ? (
            <li key={kind}>{t(`import.end.${kind}`, { count: counts[kind] })}</li>
          ) : null,
        )}
      </ul>
      {refused.length > 0 ? (
        <ul>
          {refused.slice(0, 20).map((one) => (
            <li key={one.row.line}>
              {t('import.reason.of', {
                column: t('import.mend.title', { line: one.row.line }),
                reason: say(one),
              })}
            </li>
          ))}
        </ul>
      ) : null}
      <div>
        <Button variant="primary" onClick={onList}>
          {t('import.end.list')}
        </Button>
        {refused.length > 0 ? (
          <Button icon={<Download aria-hidden="true" />} onClick={download}>
            {t('import.end.download')}
          </Button>
        ) : null}
        <Button onClick={onAgain}>{t('import.other.action')}</Button>
      </div>
    </>
  );
}
