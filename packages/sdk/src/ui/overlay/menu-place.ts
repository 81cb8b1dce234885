/** Position where a menu was requested, px of the window. */
export interface MenuPlace {
  x: number;
  y: number;
  /** The focus goes to its first entry. */
  isByKeyboard: boolean;
}

/** True when a key requests the context menu of the focused element. */
export const isMenuKey = ({ key, shiftKey }: { key: string; shiftKey: boolean }): boolean =>
  key === 'ContextMenu' || (shiftKey && key === 'F10');
