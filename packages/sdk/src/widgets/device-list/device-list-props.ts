import type { ComponentType, CSSProperties, ReactNode, Ref } from 'react';
import type { Device, Position } from '../../contract';
import type { DeviceFilter, SilentCounts, SortValue, StatusCounts } from '../../domain';
import type { Appearance, GroupKey, LabelOverrides } from '../../react';
import type { MenuPlace } from '../../ui/overlay/menu-place';
import type { DeviceSelection } from '../selection';

/** Filter of the list, without the search text. */
export type ListFilter = Omit<DeviceFilter, 'query'>;

/** Height of rows: 56, 44, or 68 px for fingers and phones. */
export type ListDensity = 'comfortable' | 'compact' | 'touch';

/** Props of the search line with its filter and sort menus. */
export interface ToolbarProps {
  query: string;
  onQueryChange: (query: string) => void;
  filter: ListFilter;
  onFilterChange: (filter: ListFilter) => void;
  sort: SortValue;
  onSortChange: (sort: SortValue) => void;
  /** True when groups are shown as sections. */
  grouped: boolean;
  onGroupedChange: (grouped: boolean) => void;
  /** The height that rows have. */
  density: ListDensity;
  onDensityChange: (density: ListDensity) => void;
  selectedId: number | null;
  /** The icon types that the fleet has, in the order of the design. */
  categories: readonly string[];
  isDisabled: boolean;
}

/** Props of the row of status tiles (chips on phones). */
export interface StatusFilterProps {
  counts: StatusCounts;
  /** Number of silent devices for each number of hours. */
  silentCounts: SilentCounts;
  /** Number of devices with a maintenance due; null while unknown. */
  dueCount: number | null;
  filter: ListFilter;
  onFilterChange: (filter: ListFilter) => void;
  isTouch: boolean;
  /** Adds a tile for alarms, where no box above the list shows them. */
  hasAlarm: boolean;
}

/** Props of the box over the list with what somebody should look at. */
export interface AttentionProps {
  counts: StatusCounts;
  /** Number of silent devices for each number of hours. */
  silentCounts: SilentCounts;
  /** Number of devices with a maintenance due; null while unknown. */
  dueCount: number | null;
  filter: ListFilter;
  onFilterChange: (filter: ListFilter) => void;
}

/** Props of a row's second line. */
export interface RowDetailProps {
  device: Device;
  position: Position | undefined;
  /** Attributes to show behind driver and place. */
  pinnedAttributes: readonly string[];
  /** The words of the search, to be marked; '' for none. */
  query: string;
  /** Texts the row already shows: name and plate. */
  shown: readonly string[];
}

/** Props of the foot. */
export interface FootProps {
  /** null until it is known. */
  deviceCount: number | null;
  groupCount: number;
}

/** Props of what stands in place of an empty list. */
export interface EmptyProps {
  onRefresh: () => void;
}

/** Parts that can be replaced by a component, or taken away by null. */
export interface DeviceListSlots {
  toolbar?: ComponentType<ToolbarProps> | null;
  statusFilter?: ComponentType<StatusFilterProps> | null;
  /** Vehicles with an alarm and silent ones; on phones they are chips of the status filter. */
  attention?: ComponentType<AttentionProps> | null;
  rowDetail?: ComponentType<RowDetailProps> | null;
  foot?: ComponentType<FootProps> | null;
  /** The bar over old data while the connection is lost. */
  offlineNotice?: ComponentType | null;
  empty?: ComponentType<EmptyProps> | null;
}

/** Props handed to the parts besides their own. */
export interface DeviceListSlotProps {
  toolbar?: Partial<ToolbarProps>;
  statusFilter?: Partial<StatusFilterProps>;
  attention?: Partial<AttentionProps>;
  foot?: Partial<FootProps>;
  empty?: Partial<EmptyProps>;
}

/** Props of `DeviceList`. What has a change handler is controlled when its value is given, else the list keeps it. */
export interface DeviceListProps {
  /** The row that is marked. Left out, the list keeps what was pressed. */
  selectedId?: DeviceSelection;
  /**
   * The device somebody comes back from: while none is selected its row is brought into view, and Tab
   * and the arrows start at it. Default none.
   */
  returnId?: number | null;
  /** A key and a direction, e.g. `lastUpdate-desc` or `attention-asc`. Default name-asc (spec §4). */
  sort?: SortValue | (string & {});
  filter?: ListFilter;
  /** Words that must all be found in a device's fields and attributes. */
  query?: string;
  /** Groups that are folded. */
  foldedGroups?: readonly GroupKey[];
  /** Heads for groups. Default true. */
  grouped?: boolean;
  /** Attributes of the last fix or the device in the second line. Default: those pinned by the user, else the server, else the provider. */
  pinnedAttributes?: readonly string[];
  /**
   * Height of rows. Default `auto`: 68 px with status chips where the list is narrower than 480 px or
   * fingers point, else what the appearance says. A side panel on a desktop page names `comfortable`.
   */
  density?: ListDensity | 'auto';
  /**
   * Devices that are picked for something that is done with all of them, e.g. on a map: their rows are
   * marked. Give the same list while nothing changes.
   */
  pickedIds?: readonly number[];
  /** A row was pressed with Ctrl or ⌘, to pick it or let go of it. */
  onPick?: (deviceId: number) => void;
  onSelect?: (deviceId: number) => void;
  /**
   * Somebody asks what can be done with a device: by the button of its row, a right click, a long press
   * or the key for menus. `<DeviceMenu>` can stand there. Without it rows have no such button.
   */
  onMenu?: (deviceId: number, at: MenuPlace) => void;
  onSortChange?: (sort: SortValue) => void;
  onFilterChange?: (filter: ListFilter) => void;
  onQueryChange?: (query: string) => void;
  onGroupedChange?: (grouped: boolean) => void;
  onDensityChange?: (density: ListDensity) => void;
  onFoldedGroupsChange?: (foldedGroups: readonly GroupKey[]) => void;
  appearance?: Appearance;
  labels?: LabelOverrides;
  slots?: DeviceListSlots;
  slotProps?: DeviceListSlotProps;
  /** Shown until the devices are there; default a skeleton. */
  fallback?: ReactNode;
  className?: string;
  style?: CSSProperties;
  id?: string;
  ref?: Ref<HTMLElement>;
}
