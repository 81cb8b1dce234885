/** Pages where somebody draws, or replays a route. */
const WORK_PATHS: readonly string[] = ['/geofence', '/history'];
const OPEN_WORK =
  '[role="dialog"], [role="alertdialog"], .rastro-drawer, .rastro-map-followed, .rastro-notice-drawer';

/** Whether somebody draws on the map, where a notice would lie over what they draw with. */
export const isDrawing = (pathname: string): boolean =>
  pathname === '/geofence' && document.querySelector('.rastro-fence-bar') !== null;

/** Whether somebody works in a dialog, in a drawer, on a drawing, a replay or what they follow. */
export function isBusy(pathname: string): boolean {
  return WORK_PATHS.includes(pathname) || document.querySelector(OPEN_WORK) !== null;
}
