import { useMedia } from '@rastro/sdk/internal/ui';
import { usePreferences } from '../../preferences/preferences-context';

/** From this width on there is room for the words of the menu. */
const ROOMY = '(min-width: 1600px)';

/**
 * Keeps the pinned state of the left menu, which shows its words, with a setter; by default pinned
 * where the window has room.
 */
export function useRailPin(): [isPinned: boolean, setPinned: (isPinned: boolean) => void] {
  const { panel, setPanel } = usePreferences();
  const isRoomy = useMedia(ROOMY);
  return [panel.isRailPinned ?? isRoomy, (isRailPinned) => setPanel({ ...panel, isRailPinned })];
}
