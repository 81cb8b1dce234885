/** Where a menu was asked for, px of the window. */
export interface MenuPlace {
  x: number;
  y: number;
  /** The focus goes to its first entry. */
  isByKeyboard: boolean;
}

/** Whether a key asks for the menu of what has the focus. */
export const isMenuKey = ({ key, shiftKey }: { key: string; shiftKey: boolean }): boolean =>
  key === 'ContextMenu' || (shiftKey && key === 'F10');
