import type { ReactElement, ReactNode } from 'react';
import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../../form/button/button';
import { IconButton } from '../../../form/button/icon-button';
import type { TableLabels } from '../model/table-labels';

const Root = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  min-height: 52px;
  box-sizing: border-box;
  padding: 6px 16px 6px 20px;
  border-top: 1px solid var(--rastro-accent-ink);
  background: var(--rastro-accent-soft);
  &[data-card='true'] {
    padding: 6px 8px;
  }
`;
const Count = styled.span`
  font-weight: 600;
`;
const Actions = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 8px;
  [data-card='true'] > & {
    order: 1;
    flex: 1 0 100%;
    flex-wrap: nowrap;
    overflow-x: auto;
  }
`;

/** Something that is done with all selected rows; what it does asks for confirmation by itself. */
export interface BulkAction<Row> {
  id: string;
  /** A verb. */
  label: string;
  icon?: ReactNode;
  /** Drawn as destructive. */
  isDanger?: boolean;
  /** Reason it is disabled now. */
  disabledReason?: string;
  onAct: (rows: readonly Row[]) => void;
}

/** Props of {@link BulkBar}. */
export interface BulkBarProps<Row> {
  labels: TableLabels;
  selected: readonly Row[];
  /** Number of rows that pass the filter. */
  matchingCount: number;
  /** Number of selected rows. */
  selectedShown: number;
  isCard: boolean;
  actions: readonly BulkAction<Row>[];
  onSelectMatching: () => void;
  /** Takes what the filter keeps out of sight out of the selection. */
  onDropUnseen: () => void;
  onClear: () => void;
}

/** Bar with the number of selected rows and their actions. */
export function BulkBar<Row>({
  labels,
  selected,
  matchingCount,
  selectedShown,
  isCard,
  actions,
  onSelectMatching,
  onDropUnseen,
  onClear,
}: BulkBarProps<Row>): ReactElement {
  const unseen = selected.length - selectedShown;
  return (
    <Root className="rastro-table-selection" data-card={isCard}>
      <Count role="status">
        {labels.selected(selected.length)}
        {unseen > 0 ? ` · ${labels.selectedUnseen(unseen)}` : null}
      </Count>
      {unseen > 0 ? (
        <Button variant="ghost" size="sm" onClick={onDropUnseen}>
          {labels.dropUnseen}
        </Button>
      ) : null}
      {selectedShown < matchingCount ? (
        <Button variant="ghost" size="sm" onClick={onSelectMatching}>
          {labels.selectMatching(matchingCount)}
        </Button>
      ) : null}
      <Actions>
        {actions.map(({ id, label, icon, isDanger, disabledReason, onAct }) => (
          <Button
            key={id}
            variant={isDanger ? 'quiet-danger' : 'secondary'}
            icon={icon}
            disabledReason={disabledReason}
            onClick={() => onAct(selected)}
          >
            {label}
          </Button>
        ))}
      </Actions>
      <IconButton
        label={labels.clearSelection}
        icon={<X aria-hidden="true" />}
        tooltipSide="top"
        onClick={onClear}
      />
    </Root>
  );
}
