import type { PlannedRow } from '@rastro/sdk/domain';
import { useTableLabels } from '@rastro/sdk/resource';
import { Badge, DataTable, type StatusName, type TableColumn } from '@rastro/sdk/internal/ui';
import { useMemo, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { usePageLocale, useText } from '../i18n/text-context';
import { MendDialog } from './mend-dialog';
import type { Import, OpenSheet } from './use-import';
import type { ImportWords } from './use-import-words';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  height: min(60vh, 560px);
  overflow: hidden;
  border: 1px solid var(--rastro-border);
  border-radius: var(--rastro-radius-card);
`;

/** Colour of what is done with a row. */
export const TONES: Readonly<Record<PlannedRow['kind'], StatusName>> = {
  create: 'moving',
  update: 'idle',
  unchanged: 'offline',
  done: 'offline',
  refused: 'alarm',
};

/** Table with the planned change of each row of a sheet, or the reason against it. */
export function PlanTable({
  open,
  planned,
  words,
  onMend,
}: {
  open: OpenSheet;
  planned: readonly PlannedRow[];
  words: ImportWords;
  onMend: Import['mend'];
}): ReactElement {
  const t = useText();
  const locale = usePageLocale();
  const labels = useTableLabels(t('import.plan.title'));
  const [line, setLine] = useState<number | null>(null);
  const { targets } = open;
  const columns = useMemo((): TableColumn<PlannedRow>[] => {
    const says = (one: PlannedRow): string => {
      const problems = one.kind === 'refused' ? one.reasons : one.row.warnings;
      const changes =
        one.kind === 'update'
          ? [t('import.plan.changes', { names: one.changes.map(words.named).join(', ') })]
          : [];
      return [...changes, ...problems.map((problem) => words.problem(problem))].join(' ');
    };
    const choices = (['refused', 'create', 'update', 'unchanged'] as const).map((value) => ({
      value,
      label: t(`import.plan.${value}`),
    }));
    const cells = targets.flatMap((target, index): TableColumn<PlannedRow>[] =>
      target === null || target.kind === 'ignored'
        ? []
        : [
            {
              id: `cell-${index}`,
              label: words.target(target),
              value: ({ row }) => row.cells[index] ?? '',
            },
          ],
    );
    return [
      {
        id: 'line',
        label: t('import.plan.line'),
        kind: 'number',
        fixed: true,
        widthPx: 64,
        value: ({ row }) => row.line,
      },
      {
        id: 'state',
        label: t('import.plan.state'),
        kind: 'choice',
        choices,
        widthPx: 110,
        value: ({ kind }) => kind,
        cell: ({ kind }) => (
          <Badge tone={TONES[kind]}>
            {choices.find(({ value }) => value === kind)?.label ?? kind}
          </Badge>
        ),
      },
      { id: 'says', label: t('import.plan.says'), value: says, widthPx: 300 },
      ...cells,
    ];
  }, [targets, words, t]);
  const mended = planned.find(({ row }) => row.line === line);
  return (
    <>
      <Frame>
        <DataTable<PlannedRow>
          rows={planned}
          columns={columns}
          rowId={({ row }) => row.line}
          labels={labels}
          locale={locale}
          exportName={null}
          onOpen={({ row }) => setLine(row.line)}
        />
      </Frame>
      {mended ? (
        <MendDialog
          key={mended.row.line}
          open={open}
          planned={mended}
          words={words}
          onMend={(cells) => onMend(mended.row.line, cells)}
          onClose={() => setLine(null)}
        />
      ) : null}
    </>
  );
}
