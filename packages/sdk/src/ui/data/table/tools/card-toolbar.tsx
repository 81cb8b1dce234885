import { useState, type ReactElement } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../../form/button/button';
import { createLazyModule } from '../../../lazy-module';
import { VisuallyHidden } from '../../../visually-hidden';
import { isFiltered, type TableToolsProps } from './table-filters';

const parts = createLazyModule(() => import('./tools-sheet'));

const Root = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  padding: 4px 8px 4px 16px;
  border-bottom: 1px solid var(--rastro-border);
`;
const Count = styled.span`
  flex: 1;
  min-width: 0;
  color: var(--rastro-text-muted);
`;

/** On a phone: how many there are, and one button behind which all tools are. */
export function CardToolbar<Row>(props: TableToolsProps<Row>): ReactElement {
  const { labels, rows, shownCount, state, onStateChange } = props;
  const [isOpen, setOpen] = useState(false);
  const [sheet, setSheet] = useState(parts.get());
  const load = () => void parts.load().then(setSheet, () => undefined);
  const isNarrowed = isFiltered(state) || state.query !== '';
  return (
    <Root className="rastro-table-toolbar">
      <VisuallyHidden role="status">{labels.count(shownCount, rows.length)}</VisuallyHidden>
      <Count aria-hidden="true">{labels.count(shownCount, rows.length)}</Count>
      {isNarrowed ? (
        <Button variant="ghost" onClick={() => onStateChange({ ...state, query: '', filters: {} })}>
          {labels.clearFilters}
        </Button>
      ) : null}
      <Button
        className="rastro-table-tools"
        variant="ghost"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        icon={<SlidersHorizontal aria-hidden="true" />}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          load();
          setOpen(true);
        }}
      >
        {labels.tools}
      </Button>
      {sheet ? (
        <sheet.ToolsSheet {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
      ) : null}
    </Root>
  );
}
