'use client';
export { AttributesEditor, type AttributesEditorProps } from './form/attributes/attributes-editor';
export { type AttributesEditorWords } from './form/attributes/attributes-words';
export { type AttributeType, type KnownAttribute } from './form/attributes/attribute-values';
export { Badge, type BadgeProps } from './data/badge';
export { BarChart, type BarChartProps, type ChartBar } from './data/bar-chart';
export { Button, type ButtonProps, type ButtonVariant } from './form/button/button';
export { Checkbox, type CheckboxProps } from './form/toggle/checkbox';
export { Chip, type ChipProps } from './data/chip';
export { classNames } from './class-names';
export { ColorField, toHexColor, type ColorFieldProps } from './form/color-field';
export { Combobox, type ComboboxProps } from './form/combobox/combobox';
export {
  type ComboboxOption,
  type ComboboxWords,
  type OptionSource,
} from './form/combobox/combobox-option';
export { ConfirmDialog, type ConfirmDialogProps } from './dialog/confirm-dialog';
export { FormDialog, type FormDialogProps } from './dialog/form-dialog';
export { DateField, type DateFieldProps } from './form/date-time/date-field';
export { DateTimeField, type DateTimeFieldProps } from './form/date-time/date-time-field';
export { Dialog, type DialogProps } from './dialog/dialog';
export { Drawer, type DrawerProps } from './dialog/drawer';
export { DataTable } from './data/table/data-table';
export { type DataTableProps } from './data/table/data-table-props';
export {
  type CellValue,
  type ColumnKind,
  type RowId,
  type TableColumn,
} from './data/table/model/table-column';
export { downloadBlob } from './data/table/model/download-text';
export { type TableGrouping } from './data/table/model/group-rows';
export { textWidthPx } from './data/table/model/measure-columns';
export { type TableLabels } from './data/table/model/table-labels';
export {
  DEFAULT_TABLE_STATE,
  readTableState,
  type TableState,
} from './data/table/model/table-state';
export { type CsvStyle } from './data/table/model/to-csv';
export { type TableSheet } from './data/table/model/to-sheet';
export { type BulkAction } from './data/table/tools/bulk-bar';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state';
export { EndableList, type EndableItem, type EndableListProps } from './data/endable-list';
export { ErrorState, type ErrorStateProps } from './feedback/error-state';
export { FileField, type FileFieldProps } from './form/file-field';
export { FormChanges, type FormChange, type FormChangesProps } from './form/layout/form-changes';
export { FormErrors, type FormErrorLine, type FormErrorsProps } from './form/layout/form-errors';
export { FormFoot, type FormFootProps } from './form/layout/form-foot';
export { FormNav, type FormNavItem, type FormNavProps } from './form/layout/form-nav';
export { FormSection, type FormSectionProps } from './form/layout/form-section';
export { GlobalStyle } from './global-style';
export { IconButton, type IconButtonProps } from './form/button/icon-button';
export { askToLeave } from './dialog/leave-guards';
export { createLazyModule, type LazyModule } from './lazy-module';
export { LiveDot, type LiveDotProps } from './feedback/live-dot';
export { Menu } from './overlay/menu';
export { MiddleText } from './data/middle-text';
export { VehicleLines } from './data/vehicle-lines';
export {
  MenuCheckItem,
  MenuChoices,
  MenuDivider,
  MenuHead,
  MenuItem,
  type MenuCheckItemProps,
  type MenuChoicesProps,
  type MenuItemProps,
} from './overlay/menu-entries';
export { type MenuProps } from './overlay/menu-props';
export { PlacedMenu, type PlacedMenuProps } from './overlay/placed-menu';
export {
  focusRing,
  focusRingInset,
  ownText,
  statusColors,
  stillWhenAsked,
  touchMedia,
  truncate,
  visuallyHidden,
  widgetText,
} from './mixins';
export { MultiCombobox, type MultiComboboxProps } from './form/combobox/multi-combobox';
export { NumberField, type NumberFieldProps } from './form/field/number-field';
export {
  OrderList,
  type OrderItem,
  type OrderKeys,
  type OrderListProps,
  type OrderWords,
} from './form/order/order-list';
export { LineChart, type ChartLine, type LineChartProps } from './data/line-chart';
export { Marked, type MarkedProps } from './data/marked';
export {
  PeriodField,
  type PeriodFieldEnds,
  type PeriodFieldProps,
} from './form/date-time/period-field';
export { Plate, type PlateProps } from './data/plate';
export { PortalContainerProvider, usePortalContainer } from './overlay/portal-container';
export { ProgressBar, type ProgressBarProps } from './feedback/progress-bar';
export { SearchField, type SearchFieldProps } from './form/field/search-field';
export { Segment, type SegmentProps } from './form/toggle/segment';
export { SelectMenu, type SelectMenuProps } from './form/field/select-menu';
export { Skeleton } from './feedback/skeleton';
export { Sparkline, type SparklineProps } from './data/sparkline';
export { Spinner, type SpinnerProps } from './feedback/spinner';
export { StatusBadge, type StatusBadgeProps } from './data/status-badge';
export { StatusGlyph, type StatusGlyphProps } from './data/status-glyph';
export { STATUS_NAMES, type StatusName } from './data/status-name';
export { StatusTile, type StatusTileProps } from './data/status-tile';
export { Switch, type SwitchProps } from './form/toggle/switch';
export { type FieldProps, type FieldWarning } from './form/field/field-shell';
export { TextArea, type TextAreaProps } from './form/field/text-area';
export { TextField, type TextFieldProps } from './form/field/text-field';
export { TimeField, type TimeFieldProps } from './form/date-time/time-field';
export { TimeZoneField, type TimeZoneFieldProps } from './form/time-zone-field';
export { Tooltip, type TooltipProps } from './overlay/tooltip';
export { Tree } from './data/tree/tree';
export { type NodeId } from './data/tree/tree-model';
export {
  type TreeDrop,
  type TreeLabels,
  type TreeNode,
  type TreeProps,
} from './data/tree/tree-props';
export { useMedia } from './use-media';
export { VehicleAvatar, type VehicleAvatarProps } from './data/vehicle-avatar';
export { stopAtUnfinished } from './form/date-time/stop-at-unfinished';
export { UnfinishedWords } from './form/date-time/unfinished-words';
export { useUnsavedGuard, type UnsavedGuard, type UnsavedWords } from './dialog/use-unsaved-guard';
export { VisuallyHidden } from './visually-hidden';
