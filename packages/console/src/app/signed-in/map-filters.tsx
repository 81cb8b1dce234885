import { ActiveFilters } from '@rastro/sdk/internal';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { FleetListState } from '../../frame/shell/surface/use-fleet-list-state';

/** Over the map, where its own controls are not. */
const Place = styled.div`
  position: absolute;
  inset-block-start: 12px;
  z-index: 8;
  max-width: calc(100% - 88px);
  & .rastro-active-filters > * {
    background: var(--rastro-surface-raised);
    box-shadow: var(--rastro-shadow-float);
  }
`;

/** Filters that hide vehicles from the map where no list beside says so, each to be taken away by a press. */
export function MapFilters({
  list,
  leftPx,
}: {
  list: Pick<FleetListState, 'query' | 'onQueryChange' | 'filter' | 'onFilterChange'>;
  /** Covered parts of the map. */
  leftPx: number;
}): ReactElement {
  return (
    <Place style={{ insetInlineStart: leftPx + 12 }}>
      <ActiveFilters
        query={list.query.trim()}
        onQueryChange={list.onQueryChange}
        filter={list.filter}
        onFilterChange={list.onFilterChange}
        hasTiles={false}
      />
    </Place>
  );
}
