import type { PlannedRow } from '@rastro/sdk/domain';
import { FormDialog, TextField } from '@rastro/sdk/internal/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../i18n/text-context';
import type { OpenSheet } from './use-import';
import { keyOfTarget, type ImportWords } from './use-import-words';

const Fields = styled.div`
  display: grid;
  gap: 12px;
`;

/** The cells of a row that are read, to be mended in place; what is wrong stands at its cell. */
export function MendDialog({
  open: { sheet, targets },
  planned,
  words,
  onMend,
  onClose,
}: {
  open: OpenSheet;
  planned: PlannedRow;
  words: ImportWords;
  onMend: (cells: string[]) => void;
  onClose: () => void;
}): ReactElement {
  const t = useText();
  const [cells, setCells] = useState(() => sheet.header.map((_, i) => planned.row.cells[i] ?? ''));
  const reasons = planned.kind === 'refused' ? planned.reasons : planned.row.warnings;
  const names = targets.map(keyOfTarget);
  const whole = reasons.filter(({ column }) => column === undefined || !names.includes(column));
  return (
    <FormDialog
      title={t('import.mend.title', { line: planned.row.line })}
      sendLabel={t('import.mend.action')}
      cancelLabel={t('form.cancel.action')}
      onSend={() => {
        onMend(cells);
        return Promise.resolve(true);
      }}
      onClose={onClose}
    >
      <Fields>
        {whole.map((reason) => (
          <p key={reason.code}>{words.problem(reason)}</p>
        ))}
        {names.map((name, index) => {
          if (name === '') return null;
          const wrong = reasons.filter(({ column }) => column === name);
          return (
            <TextField
              key={index}
              label={words.named(name)}
              value={cells[index] ?? ''}
              error={
                wrong.length > 0 ? wrong.map((one) => words.problem(one)).join(' ') : undefined
              }
              onChange={(event) =>
                setCells(cells.map((cell, place) => (place === index ? event.target.value : cell)))
              }
            />
          );
        })}
      </Fields>
    </FormDialog>
  );
}
