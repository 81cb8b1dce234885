import { createContext, type ComponentType } from 'react';
import type { RowDurationProps } from './row/row-duration';
import type { RowMenuProps } from './row/row-menu';
import type { RowOwnerProps } from './row/row-owner';
import type { RowTakeProps } from './row/row-take';

/** What rows know of anchors, and what they draw besides what is read first. */
export interface RowExtras {
  /** The vehicles that are anchored. */
  anchoredIds: ReadonlySet<number>;
  AnchorMark: ComponentType;
  Duration: ComponentType<RowDurationProps>;
  Owner: ComponentType<RowOwnerProps>;
  Take: ComponentType<RowTakeProps>;
  Menu: ComponentType<RowMenuProps>;
}

/** What the list's rows have besides; null until it is there, which is after the list stands. */
export const RowExtrasContext = createContext<RowExtras | null>(null);
