import { useMedia } from '@rastro/sdk/internal/ui';
import { usePreferences } from '../../preferences/preferences-context';

/** From this width on there is room for the words of the menu. */
const ROOMY = '(min-width: 1600px)';

/** Whether the menu at the left keeps its words, as somebody chose, else as the window has room; and how to choose. */
export function useRailPin(): [isPinned: boolean, setPinned: (isPinned: boolean) => void] {
  const { panel, setPanel } = usePreferences();
  const isRoomy = useMedia(ROOMY);
  return [panel.isRailPinned ?? isRoomy, (isRailPinned) => setPanel({ ...panel, isRailPinned })];
}
