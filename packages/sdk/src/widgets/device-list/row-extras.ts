import { createContext, type ComponentType } from 'react';
import type { RowDurationProps } from './row/row-duration';
import type { RowMenuProps } from './row/row-menu';
import type { RowOwnerProps } from './row/row-owner';
import type { RowTakeProps } from './row/row-take';

/** Anchors and the secondary parts of rows. */
export interface RowExtras {
  /** The vehicles that are anchored. */
  anchoredIds: ReadonlySet<number>;
  AnchorMark: ComponentType;
  Duration: ComponentType<RowDurationProps>;
  Owner: ComponentType<RowOwnerProps>;
  Take: ComponentType<RowTakeProps>;
  Menu: ComponentType<RowMenuProps>;
}

/** Secondary parts of the rows; null until loaded, after the list is rendered. */
export const RowExtrasContext = createContext<RowExtras | null>(null);
