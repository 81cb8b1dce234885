import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useLabels } from '../../../react';
import { SearchField } from '../../../ui';
import type { ToolbarProps } from '../device-list-props';
import { FilterMenu } from './filter-menu';
import { SortMenu } from './sort-menu';

const Root = styled.div`
  display: flex;
  gap: 6px;
  align-items: center;
`;

/** Search line, filter menu, sort menu. */
export function ListToolbar(props: ToolbarProps): ReactElement {
  const t = useLabels();
  return (
    <Root role="search" className="rastro-device-list-toolbar">
      <SearchField
        label={t('list.search.label')}
        placeholder={t('list.search.placeholder')}
        clearLabel={t('list.search.clear')}
        value={props.query}
        onChange={props.onQueryChange}
        disabled={props.isDisabled}
      />
      <FilterMenu {...props} />
      <SortMenu {...props} />
    </Root>
  );
}
