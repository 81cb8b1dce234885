import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { settleSheet, toSheetPx, type SheetHeight } from './sheet-height';

/** Movement below which a press is no drag, so that buttons in the head still work. */
const SLOP_PX = 6;

/** Lets a pointer drag and flick the sheet by its grip; gives its height meanwhile, null at rest. */
export function useSheetDrag(
  gripRef: RefObject<HTMLElement | null>,
  height: SheetHeight,
  onHeightChange: (height: SheetHeight) => void,
): number | null {
  const [dragPx, setDragPx] = useState<number | null>(null);
  const stop = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const begin = useEffectEvent((grip: HTMLElement, down: PointerEvent) => {
    stop.current?.();
    const { pointerId } = down;
    const windowPx = window.innerHeight;
    const areaPx = grip.closest('section')?.offsetParent?.clientHeight ?? windowPx;
    const room = { windowPx, areaPx };
    const startPx = toSheetPx(height, room);
    const [minPx, maxPx] = [toSheetPx('peek', room), toSheetPx('full', room)];
    let last = { y: down.clientY, at: down.timeStamp };
    let speedPxPerMs = 0;
    let heightPx: number | null = null;

    const move = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      const { clientY, timeStamp } = event;
      const way = down.clientY - clientY;
      if (heightPx === null && Math.abs(way) < SLOP_PX) return;
      // Only now: a press that is no drag belongs to what it is on.
      if (heightPx === null) grip.setPointerCapture(pointerId);
      const elapsedMs = timeStamp - last.at;
      if (elapsedMs > 0) speedPxPerMs = (last.y - clientY) / elapsedMs;
      last = { y: clientY, at: timeStamp };
      heightPx = Math.min(maxPx, Math.max(minPx, startPx + way));
      setDragPx(heightPx);
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      stop.current?.();
      if (heightPx === null) return;
      setDragPx(null);
      onHeightChange(settleSheet({ heightPx, speedPxPerMs, from: height, room }));
    };
    // A pointer may have left the sheet with its first step.
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    stop.current = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      stop.current = undefined;
    };
  });
  useEffect(() => {
    const grip = gripRef.current;
    if (!grip) return;
    // Of the page itself: React tells of a press in a dialog that a button of the grip opened, too.
    const listener = (event: PointerEvent) => begin(grip, event);
    grip.addEventListener('pointerdown', listener);
    return () => grip.removeEventListener('pointerdown', listener);
  }, [gripRef]);

  return dragPx;
}
