'use client';
import {
  cloneElement,
  useState,
  type AriaAttributes,
  type DOMAttributes,
  type ReactElement,
} from 'react';
import type { LazyModule } from '../lazy-module';

/** A button that opens something: one element that takes a ref and DOM props. */
export type PopupTrigger = ReactElement<DOMAttributes<HTMLElement> & AriaAttributes>;

/** Return value of {@link useLazyPopup}. */
export interface LazyPopup<T> {
  /** The code, once somebody has asked for the popup and the code is there; else null. */
  parts: T | null;
  isByKeyboard: boolean;
  /** To draw while `parts` is null: fetches when the button is near, opens when it is pressed. */
  trigger: ReactElement;
}

/**
 * Few popups are ever opened, and what places and steers them is large: the code comes when the
 * button is near, with that of its `contents`. When it does not arrive, the next press tries again.
 */
export function useLazyPopup<T>(
  module: LazyModule<T>,
  trigger: PopupTrigger,
  kind: 'menu' | 'dialog',
  onOpen?: () => void,
  contents?: LazyModule<unknown>,
): LazyPopup<T> {
  const [opened, setOpened] = useState<{ isByKeyboard: boolean } | null>(null);
  const fetchParts = () => Promise.all([module.load(), contents?.load()]).catch(() => null);
  const open = async (isByKeyboard: boolean) => {
    if (!(await fetchParts())) return;
    setOpened({ isByKeyboard });
    onOpen?.();
  };
  const own = trigger.props;
  return {
    parts: opened && module.get(),
    isByKeyboard: opened?.isByKeyboard ?? false,
    trigger: cloneElement(trigger, {
      'aria-haspopup': kind,
      'aria-expanded': false,
      onPointerEnter(event) {
        own.onPointerEnter?.(event);
        void fetchParts();
      },
      onFocus(event) {
        own.onFocus?.(event);
        void fetchParts();
      },
      onClick(event) {
        own.onClick?.(event);
        if (!event.defaultPrevented) void open(event.detail === 0);
      },
      onKeyDown(event) {
        own.onKeyDown?.(event);
        if (kind !== 'menu' || event.key !== 'ArrowDown') return;
        event.preventDefault();
        void open(true);
      },
    }),
  };
}
