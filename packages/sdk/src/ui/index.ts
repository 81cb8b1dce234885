'use client';
export { Badge, type BadgeProps } from './badge';
export { Button, type ButtonProps, type ButtonVariant } from './button';
export { Checkbox, type CheckboxProps } from './checkbox';
export { Chip, type ChipProps } from './chip';
export { classNames } from './class-names';
export { EmptyState, type EmptyStateProps } from './empty-state';
export { ErrorState, type ErrorStateProps } from './error-state';
export { GlobalStyle } from './global-style';
export { IconButton, type IconButtonProps } from './icon-button';
export { LiveDot, type LiveDotProps } from './live-dot';
export {
  Menu,
  MenuCheckItem,
  MenuChoices,
  MenuDivider,
  MenuHead,
  MenuItem,
  type MenuCheckItemProps,
  type MenuChoicesProps,
  type MenuItemProps,
} from './menu';
export { type MenuProps } from './menu-props';
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
export { Plate, type PlateProps } from './plate';
export { PortalContainerProvider, usePortalContainer } from './portal-container';
export { ProgressBar, type ProgressBarProps } from './progress-bar';
export { SearchField, type SearchFieldProps } from './search-field';
export { Segment, type SegmentProps } from './segment';
export { SelectMenu, type SelectMenuProps } from './select-menu';
export { Skeleton } from './skeleton';
export { Spinner, type SpinnerProps } from './spinner';
export { StatusBadge, type StatusBadgeProps } from './status-badge';
export { StatusGlyph, type StatusGlyphProps } from './status-glyph';
export { STATUS_NAMES, type StatusName } from './status-name';
export { StatusTile, type StatusTileProps } from './status-tile';
export { Switch, type SwitchProps } from './switch';
export { TextField, type TextFieldProps } from './text-field';
export { Tooltip, type TooltipProps } from './tooltip';
export { VisuallyHidden } from './visually-hidden';
