import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';

/** Presses the middle of a map as soon as vehicles are drawn on it. */
export function PressMiddle({ children }: { children: ReactNode }): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = place.current;
    if (!root) return;
    const press = () => {
      const map = root.querySelector('[data-drawn]:not([data-drawn="0"]) .leaflet-container');
      if (!map) return;
      observer.disconnect();
      const { left, top, width, height } = map.getBoundingClientRect();
      const at = { clientX: left + width / 2, clientY: top + height / 2 };
      map.dispatchEvent(new MouseEvent('click', { ...at, bubbles: true, cancelable: true }));
    };
    const observer = new MutationObserver(press);
    observer.observe(root, { subtree: true, childList: true, attributes: true });
    press();
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
