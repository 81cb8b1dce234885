import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';

const CARD = '.rastro-vehicle-card';
const MAP = '[data-vehicles=true] .leaflet-container';

/** Leads the pointer to the middle of a map, or the key N to its first vehicle, until a card is there. */
export function PointAtMap({
  by,
  children,
}: {
  by: 'pointer' | 'keys';
  children: ReactNode;
}): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = requestAnimationFrame(function point() {
      const root = place.current;
      if (root?.querySelector(CARD)) return;
      const map = root?.querySelector<HTMLElement>(MAP);
      if (map && by === 'keys') {
        map.focus();
        // The workshop has keys of its own, which it hears further up.
        map.dispatchEvent(new KeyboardEvent('keydown', { key: 'n' }));
      } else if (map) {
        const { left, top, width, height } = map.getBoundingClientRect();
        const at = { clientX: left + width / 2, clientY: top + height / 2 };
        map.dispatchEvent(new PointerEvent('pointerenter', at));
        map.dispatchEvent(new MouseEvent('mousemove', { ...at, bubbles: true }));
      }
      frame = requestAnimationFrame(point);
    });
    return () => cancelAnimationFrame(frame);
  }, [by]);
  return (
    <div ref={place} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
