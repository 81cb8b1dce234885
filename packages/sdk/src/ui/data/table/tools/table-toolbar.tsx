import type { ReactElement } from 'react';
import { Download, FileSpreadsheet, Rows2, Rows3, Columns3 } from 'lucide-react';
import { styled } from 'styled-components';
import { IconButton } from '../../../form/button/icon-button';
import { Segment } from '../../../form/toggle/segment';
import { VisuallyHidden } from '../../../visually-hidden';
import type { TableState } from '../model/table-state';
import { useElementWidth } from '../../../use-element-width';
import { FilterButton } from './filter-button';
import { doFiltersFit } from './filters-fit';
import { TableFilters, type TableToolsProps } from './table-filters';
import { TableSearch } from './table-search';
import { createLazyModule } from '../../../lazy-module';
import { useLazyPopup } from '../../../overlay/use-lazy-popup';
import type { ColumnListProps } from './column-list';

const parts = createLazyModule(() => import('./column-popover'));

/** The button that opens the choice of columns and their order. */
function ColumnChooser<Row>(props: ColumnListProps<Row>): ReactElement {
  const trigger = (
    <IconButton
      outlined
      label={props.labels.columns}
      icon={<Columns3 aria-hidden="true" />}
      tooltipSide="none"
    />
  );
  const popup = useLazyPopup(parts, trigger, 'dialog');
  if (!popup.parts) return popup.trigger;
  return <popup.parts.ColumnPopover {...props} trigger={trigger} />;
}

const Root = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  box-sizing: border-box;
  min-height: 52px;
  padding: 10px 20px;
  border-bottom: 1px solid var(--rastro-border);
`;
const Search = styled.div`
  display: flex;
  flex: 1 1 160px;
  max-width: 260px;
  min-width: 0;
`;
const Filters = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-width: 0;
  &:empty {
    display: none;
  }
`;
const Count = styled.span`
  margin-inline-start: auto;
  color: var(--rastro-text-muted);
  font-size: 12px;
  white-space: nowrap;
`;

/** Search, filters, and how the table is shown, in a line above it. */
export function TableToolbar<Row>(props: TableToolsProps<Row>): ReactElement {
  const { labels, placed, rows, shownCount, state, onStateChange, onExport, onExportSheet } = props;
  const [watchWidth, widthPx] = useElementWidth();
  const countText = labels.count(shownCount, rows.length);
  const isFitting = doFiltersFit({
    columns: props.columns,
    filters: state.filters,
    countText,
    widthPx,
    hasMore: Boolean(props.children),
  });
  const change = (part: Partial<TableState>) => onStateChange({ ...state, ...part });
  return (
    <Root ref={watchWidth} className="rastro-table-toolbar">
      <Search>
        <TableSearch {...props} />
      </Search>
      <Filters role="group" aria-label={labels.filters}>
        {isFitting ? <TableFilters {...props} /> : <FilterButton {...props} />}
      </Filters>
      <VisuallyHidden role="status">{countText}</VisuallyHidden>
      <Count aria-hidden="true">{countText}</Count>
      <Segment
        label={labels.density}
        value={state.density}
        onChange={(density) => change({ density })}
        options={[
          { value: 'comfortable', label: iconWith(<Rows2 size={15} />, labels.comfortable) },
          { value: 'compact', label: iconWith(<Rows3 size={15} />, labels.compact) },
        ]}
      />
      <ColumnChooser labels={labels} placed={placed} onChange={(columns) => change({ columns })} />
      {onExport ? (
        <IconButton
          outlined
          label={labels.exportCsv}
          icon={<Download aria-hidden="true" />}
          onClick={onExport}
        />
      ) : null}
      {onExportSheet ? (
        <IconButton
          outlined
          label={labels.exportSheet}
          icon={<FileSpreadsheet aria-hidden="true" />}
          onClick={onExportSheet}
        />
      ) : null}
    </Root>
  );
}

const iconWith = (icon: ReactElement, words: string): ReactElement => (
  <>
    <span aria-hidden="true" style={{ display: 'grid' }} title={words}>
      {icon}
    </span>
    <VisuallyHidden>{words}</VisuallyHidden>
  </>
);
