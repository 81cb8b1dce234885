import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';

/**
 * Presses (or leads the focus to) one element as soon as it is there, as a reader would: for stories
 * of open menus and shown tooltips.
 */
export function Act({
  on,
  by = 'click',
  within = 'story',
  children,
}: {
  /** Selector of the element. */
  on: string;
  by?: 'click' | 'focus';
  /** Dialogs stand outside the story. */
  within?: 'story' | 'page';
  children: ReactNode;
}): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = within === 'page' ? document.body : place.current;
    if (!root) return;
    const act = () => {
      const target = root.querySelector<HTMLElement>(on);
      if (!target) return;
      observer.disconnect();
      target[by]();
    };
    const observer = new MutationObserver(act);
    observer.observe(root, { subtree: true, childList: true, attributes: true });
    act();
    return () => observer.disconnect();
  }, [on, by, within]);
  return (
    <div ref={place} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
