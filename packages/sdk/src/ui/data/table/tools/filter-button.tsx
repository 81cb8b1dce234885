import type { ReactElement } from 'react';
import { ChevronDown } from 'lucide-react';
import { createLazyModule } from '../../../lazy-module';
import { useLazyPopup } from '../../../overlay/use-lazy-popup';
import { Chip } from '../../chip';
import { listFiltered } from './filters-fit';
import type { TableToolsProps } from './table-filters';

const parts = createLazyModule(() => import('./filter-popover'));

/** All filters behind one button, where there is no room for a line of them. */
export function FilterButton<Row>(props: TableToolsProps<Row>): ReactElement {
  const { labels, columns, state } = props;
  const filtered = listFiltered(columns);
  const chosen = filtered.filter(({ id }) => (state.filters[id]?.length ?? 0) > 0).length;
  const trigger = (
    <Chip on={chosen > 0} className="rastro-table-filters">
      {labels.filterCount(chosen, filtered.length)}
      <ChevronDown size={13} aria-hidden="true" />
    </Chip>
  );
  const popup = useLazyPopup(parts, trigger, 'dialog');
  if (!popup.parts) return popup.trigger;
  return <popup.parts.FilterPopover {...props} trigger={trigger} />;
}
