'use client';
import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { addLeaveGuard } from './leave-guards';

/** Texts of the guard. */
export interface UnsavedWords {
  /** "Leave without saving?" */
  title: string;
  /** Description of what would be lost. */
  text: string;
  leave: string;
  stay: string;
}

/** Return value of {@link useUnsavedGuard}. */
export interface UnsavedGuard {
  /** Runs `leave` at once, or once somebody gives up what is not saved. */
  ask: (leave: () => void) => void;
  /** Somebody has said that what is not saved may be lost. */
  isGivenUp: () => boolean;
  /** To be drawn with the form. */
  dialog: ReactElement;
}

/** The link that a click follows in this window, if any. */
function findLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || (link.target && link.target !== '_self')) return null;
  return link.hasAttribute('download') ? null : link;
}

/**
 * Keeps somebody from losing what they wrote: links, Back, reload and the closing of the tab ask first
 * while `isDirty`. What closes the form goes through `ask`, what leads elsewhere by code through
 * `askToLeave`.
 */
export function useUnsavedGuard(isDirty: boolean, words: UnsavedWords): UnsavedGuard {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const letsGo = useRef(false);
  const givenUp = useRef(false);

  useEffect(() => {
    if (!isDirty) return;
    letsGo.current = false;
    givenUp.current = false;
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const go = (action: () => void) => () => {
      letsGo.current = true;
      action();
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!letsGo.current) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const link = letsGo.current ? null : findLink(event);
      if (!link) return;
      stop(event);
      setLeave(() => go(() => link.click()));
    };
    let isReturning = false;
    // Before the router, which hears it at the same place.
    const onPop = (event: PopStateEvent) => {
      if (letsGo.current) return;
      stop(event);
      if (isReturning) {
        isReturning = false;
        return;
      }
      isReturning = true;
      window.history.forward();
      setLeave(() => go(() => window.history.back()));
    };
    window.addEventListener('beforeunload', onUnload);
    window.addEventListener('popstate', onPop, { capture: true });
    document.addEventListener('click', onClick, { capture: true });
    const removeGuard = addLeaveGuard((action) => setLeave(() => go(action)));
    return () => {
      removeGuard();
      window.removeEventListener('beforeunload', onUnload);
      window.removeEventListener('popstate', onPop, { capture: true });
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [isDirty]);

  const ask = useCallback(
    (action: () => void) => {
      if (isDirty && !letsGo.current) setLeave(() => action);
      else action();
    },
    [isDirty],
  );
  const dialog = (
    <ConfirmDialog
      isOpen={leave !== null}
      onClose={() => setLeave(null)}
      title={words.title}
      cancelLabel={words.stay}
      confirmLabel={words.leave}
      danger
      onConfirm={() => {
        givenUp.current = true;
        leave?.();
      }}
    >
      {words.text}
    </ConfirmDialog>
  );
  const isGivenUp = useCallback(() => givenUp.current, []);
  return { ask, isGivenUp, dialog };
}
