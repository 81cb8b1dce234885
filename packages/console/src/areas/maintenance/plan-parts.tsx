import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Segment } from '@rastro/sdk/internal/ui';
import { useText } from '../../frame/i18n/text-context';
import { DueTable } from './due-table';
import { HistoryTable } from './history-table';

const PARTS = ['due', 'history'] as const;

const Root = styled.section`
  display: grid;
  gap: 12px;
  padding-block: 16px;
`;
const Table = styled.div`
  display: flex;
  height: 320px;
  min-width: 0;
  border: 1px solid var(--rastro-border);
  border-radius: 8px;
  overflow: hidden;
`;

/** Parts of one plan: its due dates by vehicle, and its history. */
export function PlanParts({ planId }: { planId: number }): ReactElement {
  const t = useText();
  const [part, setPart] = useState<(typeof PARTS)[number]>('due');
  return (
    <Root aria-label={t('services.vehicles.title')}>
      <Segment<(typeof PARTS)[number]>
        label={t('services.vehicles.title')}
        options={PARTS.map((value) => ({ value, label: t(`services.part.${value}`) }))}
        value={part}
        onChange={setPart}
      />
      <Table>
        {part === 'due' ? (
          <DueTable planId={planId} />
        ) : (
          <HistoryTable filter={{ maintenanceId: planId }} />
        )}
      </Table>
    </Root>
  );
}
