import type { ReactNode } from 'react';
import type { LazyModule } from '../lazy-module';
import type { PopupTrigger } from './use-lazy-popup';

/** Props of `Menu`. */
export interface MenuProps {
  /** The button that opens it: one element that takes a ref and DOM props. */
  trigger: PopupTrigger;
  children: ReactNode;
  /** Code that the children need: it is there once they are drawn. */
  entries?: LazyModule<unknown>;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'right' | 'bottom' | 'left';
  className?: string;
  onOpenChange?: (isOpen: boolean) => void;
}
