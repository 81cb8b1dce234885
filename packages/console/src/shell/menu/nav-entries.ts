import { History, Truck, type LucideIcon } from 'lucide-react';
import type { TextKey } from '../../i18n/text-key';

/** One entry of the main menu. */
export type NavEntry = { path: string; label: TextKey; Icon: LucideIcon };

/** The entries of the left menu that lead somewhere today. */
export const NAV_ENTRIES: readonly NavEntry[] = [
  { path: '/devices', label: 'nav.devices.label', Icon: Truck },
  { path: '/history', label: 'nav.history.label', Icon: History },
];
