'use client';
import { useRef } from 'react';

/** Props of a window over the page that gives the focus back to what had it, whoever opened it. */
export function useReturnFocus(mayReturn: () => boolean = () => true) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (mayReturn() && opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
