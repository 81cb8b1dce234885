'use client';
export { DeviceList } from './device-list';
export type {
  AttentionProps,
  DeviceListProps,
  DeviceListSlotProps,
  DeviceListSlots,
  EmptyProps,
  FootProps,
  ListDensity,
  ListFilter,
  RowDetailProps,
  StatusFilterProps,
  ToolbarProps,
} from './device-list-props';
