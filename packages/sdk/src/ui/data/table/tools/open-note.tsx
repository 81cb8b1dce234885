import type { ReactElement } from 'react';
import { Info } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../../form/button/button';
import type { TableLabels } from '../model/table-labels';

const Note = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  padding: 6px 20px;
  border-bottom: 1px solid var(--rastro-border);
  background: var(--rastro-surface-sunken);
  color: var(--rastro-text-muted);
  font-size: 13px;
  line-height: 20px;
  & > svg {
    flex: none;
  }
`;

/** Note on why the item open beside a table has no line in it. */
export function OpenNote({
  labels,
  onClear,
}: {
  labels: TableLabels;
  /** Takes search and filters away; left out where they are not what keeps it out. */
  onClear: (() => void) | undefined;
}): ReactElement {
  return (
    <Note role="status" className="rastro-table-open-note">
      <Info size={15} aria-hidden="true" />
      {onClear ? labels.openFiltered : labels.openElsewhere}
      {onClear ? (
        <Button variant="ghost" size="sm" onClick={onClear}>
          {labels.clearFilters}
        </Button>
      ) : null}
    </Note>
  );
}
