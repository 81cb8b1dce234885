import { historyPath } from '../../history/query/history-path';
import { useFrameRoute } from '../frame/use-frame-route';

/** Where an entry of the main menu leads: the history is that of the device that is open. */
export function useEntryPath(): (path: string) => string {
  const { selectedId } = useFrameRoute();
  return (path) => (path === historyPath(null) ? historyPath(selectedId) : path);
}
