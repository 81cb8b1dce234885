import { createContext } from 'react';

/** What the place of the player is told, and tells. */
export interface PlayerFrame {
  isPhone: boolean;
  /** Told how much of the map's lower edge the player covers, px. */
  setHeight: (heightPx: number) => void;
}

/** The frame of the player; a page gives it. */
export const PlayerFrameContext = createContext<PlayerFrame>({
  isPhone: false,
  setHeight: () => undefined,
});
