import type { AriaAttributes, DOMAttributes, ReactElement, ReactNode } from 'react';

/** Props of `Menu`. */
export interface MenuProps {
  /** The button that opens it: one element that takes a ref and DOM props. */
  trigger: ReactElement<DOMAttributes<HTMLElement> & AriaAttributes>;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'right' | 'bottom' | 'left';
  className?: string;
  onOpenChange?: (isOpen: boolean) => void;
}
