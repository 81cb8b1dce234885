import { createContext, useContext } from 'react';

/** Size of a panel: its head, its width, or everything beside the menu. */
export type PanelSize = 'minimised' | 'normal' | 'expanded';

/** The size of the side panel and the way to change it. */
export type PanelControls = { size: PanelSize; setSize: (size: PanelSize) => void };

/** Carries the size of the panel from the shell to its head. */
export const PanelControlsContext = createContext<PanelControls>({
  size: 'normal',
  setSize: () => undefined,
});

/** The size of the side panel and the way to change it. */
export function usePanelControls(): PanelControls {
  return useContext(PanelControlsContext);
}
