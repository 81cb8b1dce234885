import {
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';

/**
 * Content for frames of which one takes the place of the other: `place` goes into whichever there is, `content` once
 * after them. It is moved on the page and never drawn anew, so that what was typed in it stays.
 */
export function useMovable(children: ReactNode): { place: ReactElement; content: ReactElement } {
  const [host] = useState(() => {
    const element = document.createElement('div');
    element.style.display = 'contents';
    return element;
  });
  const focusedRef = useRef<HTMLElement>(null);
  return {
    place: <Place host={host} focusedRef={focusedRef} />,
    content: <>{createPortal(children, host)}</>,
  };
}

function Place({
  host,
  focusedRef,
}: {
  host: HTMLElement;
  /** Element that had the focus when the previous place was removed. */
  focusedRef: RefObject<HTMLElement | null>;
}): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    ref.current?.append(host);
    focusedRef.current?.focus({ preventScroll: true });
    return () => {
      const { activeElement } = document;
      const isInside = activeElement instanceof HTMLElement && host.contains(activeElement);
      focusedRef.current = isInside ? activeElement : null;
    };
  }, [host, focusedRef]);
  return <div ref={ref} style={{ display: 'contents' }} />;
}
