export { DeviceMenu, type DeviceMenuProps } from './device-menu';
export type { MenuPlace } from '../../ui/overlay/menu-place';
