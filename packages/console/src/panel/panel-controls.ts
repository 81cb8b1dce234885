import { createContext, useContext } from 'react';

/** How much of the page a panel takes: its head, its width, or everything beside the menu. */
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
