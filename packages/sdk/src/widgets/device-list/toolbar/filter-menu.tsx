import type { ReactElement } from 'react';
import { ListFilter as FilterIcon } from 'lucide-react';
import { useLabels } from '../../../react';
import { IconButton, Menu } from '../../../ui';
import { countMenuFilters } from './count-filters';
import { createLazyModule } from '../../../ui/lazy-module';
import type { FilterChoicesProps } from './filter-choices';

const entries = createLazyModule(() => import('./filter-choices'));

/** Drawn in an open menu only, which has fetched them. */
function Entries(props: FilterChoicesProps): ReactElement | null {
  const Choices = entries.get()?.FilterChoices;
  return Choices ? <Choices {...props} /> : null;
}

/** The filters that have no tile. */
export function FilterMenu({
  isDisabled,
  ...choices
}: FilterChoicesProps & { isDisabled: boolean }): ReactElement {
  const t = useLabels();
  return (
    <Menu
      entries={entries}
      trigger={
        <IconButton
          className="rastro-filter-button"
          label={t('list.filter.label')}
          icon={<FilterIcon aria-hidden="true" />}
          outlined
          on={countMenuFilters(choices.filter) > 0}
          disabled={isDisabled}
        />
      }
    >
      <Entries {...choices} />
    </Menu>
  );
}
