import type { Device } from '@rastro/sdk/contract';
import type { LucideIcon } from 'lucide-react';

/** Something that the command palette leads to or does. */
export type PaletteItem = { key: string; label: string; run: () => void } & (
  | { kind: 'device'; device: Device; follow: () => void }
  | {
      kind: 'page' | 'action';
      Icon: LucideIcon;
      /** More words it is found by. */
      group?: string;
      /** The key that does the same. */
      shortcut?: string;
    }
);

/** Items under one title, best first. */
export interface PaletteSection {
  title: string;
  items: readonly PaletteItem[];
}
