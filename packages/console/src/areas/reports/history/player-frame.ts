import { createContext } from 'react';

/** Layout of the player's place, and a callback for its height. */
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
