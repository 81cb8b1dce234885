/** Pages where somebody draws, or replays a route. */
const WORK_PATHS: readonly string[] = ['/geofence', '/history'];
const OPEN_WORK =
  '[role="dialog"], [role="alertdialog"], .rastro-drawer, .rastro-map-followed, .rastro-notice-drawer';

/** True while the user draws on the map, where a notice would cover the drawing tools. */
export const isDrawing = (pathname: string): boolean =>
  pathname === '/geofence' && document.querySelector('.rastro-fence-bar') !== null;

/** True while the user works in a dialog, a drawer, a drawing, a replay or following vehicles. */
export function isBusy(pathname: string): boolean {
  return WORK_PATHS.includes(pathname) || document.querySelector(OPEN_WORK) !== null;
}
