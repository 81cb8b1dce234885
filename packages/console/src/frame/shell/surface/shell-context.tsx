import { createContext, useContext } from 'react';
import type { SheetHeight } from '../../sheet/sheet-height';
import type { FleetListState } from './use-fleet-list-state';

/** State shared by the frame and its pages. */
export type Shell = {
  isPhone: boolean;
  sheetHeight: SheetHeight;
  setSheetHeight(height: SheetHeight): void;
  /** The device that was open last in this visit; the list starts at it. Null for none. */
  lastDeviceId: number | null;
  /** Opens the form of a new device; null for an account that may add none. */
  newDevice: (() => void) | null;
  /** State of the device list; the map hides what the list hides. */
  list: FleetListState;
};

/** Carries the frame's state to its pages; null outside the frame. */
export const ShellContext = createContext<Shell | null>(null);

/** The frame's state. Throws outside the frame. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell is for pages inside the frame');
  return shell;
}
