import { useRef, useState, type PointerEvent } from 'react';
import { settleSheet, toSheetPx, type SheetHeight, type SheetRoom } from './sheet-height';

/** Movement below which a press is no drag, so that buttons in the head still work. */
const SLOP_PX = 6;

type Drag = {
  room: SheetRoom;
  startY: number;
  startPx: number;
  lastY: number;
  lastAt: number;
  speed: number;
  isMoving: boolean;
};

/** Lets a pointer drag and flick the sheet; `dragPx` is its height meanwhile, null at rest. */
export function useSheetDrag(height: SheetHeight, onHeightChange: (height: SheetHeight) => void) {
  const drag = useRef<Drag | null>(null);
  const [dragPx, setDragPx] = useState<number | null>(null);

  function onPointerDown({ clientY, timeStamp, currentTarget }: PointerEvent<HTMLElement>) {
    const windowPx = window.innerHeight;
    const areaPx = currentTarget.closest('section')?.offsetParent?.clientHeight ?? windowPx;
    const room = { windowPx, areaPx };
    drag.current = {
      room,
      startY: clientY,
      startPx: toSheetPx(height, room),
      lastY: clientY,
      lastAt: timeStamp,
      speed: 0,
      isMoving: false,
    };
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const current = drag.current;
    if (!current) return;
    const { clientY, timeStamp } = event;
    if (!current.isMoving && Math.abs(clientY - current.startY) < SLOP_PX) return;
    if (!current.isMoving) {
      current.isMoving = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    const elapsedMs = timeStamp - current.lastAt;
    if (elapsedMs > 0) current.speed = (current.lastY - clientY) / elapsedMs;
    current.lastY = clientY;
    current.lastAt = timeStamp;
    const full = toSheetPx('full', current.room);
    const wanted = current.startPx + current.startY - clientY;
    setDragPx(Math.min(full, Math.max(toSheetPx('peek', current.room), wanted)));
  }

  function end() {
    const current = drag.current;
    drag.current = null;
    if (!current?.isMoving || dragPx === null) return;
    setDragPx(null);
    onHeightChange(
      settleSheet({
        heightPx: dragPx,
        speedPxPerMs: current.speed,
        from: height,
        room: current.room,
      }),
    );
  }

  return {
    dragPx,
    handlers: { onPointerDown, onPointerMove, onPointerUp: end, onPointerCancel: end },
  };
}
