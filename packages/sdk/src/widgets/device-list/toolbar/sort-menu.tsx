import type { ReactElement } from 'react';
import { ArrowDownUp } from 'lucide-react';
import { useLabels } from '../../../react';
import { IconButton, Menu } from '../../../ui';
import { createLazyModule } from '../../../ui/lazy-module';
import type { SortChoicesProps } from './sort-choices';

const entries = createLazyModule(() => import('./sort-choices'));

/** Drawn in an open menu only, which has fetched them. */
function Entries(props: SortChoicesProps): ReactElement | null {
  const Choices = entries.get()?.SortChoices;
  return Choices ? <Choices {...props} /> : null;
}

/** Menu for the sort order and look of the list. */
export function SortMenu({
  isDisabled,
  ...choices
}: SortChoicesProps & { isDisabled: boolean }): ReactElement {
  const t = useLabels();
  return (
    <Menu
      entries={entries}
      trigger={
        <IconButton
          className="rastro-sort-button"
          label={t('list.sort.label')}
          icon={<ArrowDownUp aria-hidden="true" />}
          outlined
          disabled={isDisabled}
        />
      }
    >
      <Entries {...choices} />
    </Menu>
  );
}
