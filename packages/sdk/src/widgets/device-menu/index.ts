export { DeviceMenu, type DeviceMenuProps } from './device-menu';
export type { MenuPlace } from './menu-place';
