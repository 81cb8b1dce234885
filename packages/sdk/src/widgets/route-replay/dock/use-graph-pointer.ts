'use client';
import { useRef, type PointerEvent, type PointerEventHandler } from 'react';
import type { Replay } from '../../../react';

/** A press that moves less is no drag, px. */
const DRAG_PX = 4;
/** Hit area around the line of the moment, px: for a mouse, and for a finger. */
const GRIP_PX = 8;
const GRIP_FINGER_PX = 22;

type Handler = PointerEventHandler<Element>;

/**
 * Provides the pointer handlers of a graph: hovering shows a moment, pressing goes there, dragging
 * the moment's own line moves it, dragging elsewhere selects a part.
 */
export function useGraphPointer(
  { clock, hover, setSelection }: Replay,
  toX: (ms: number) => number,
): Record<
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onPointerLeave',
  Handler
> {
  const pressed = useRef<{ x: number; ms: number; isGrip: boolean } | null>(null);
  const read = (event: PointerEvent) => {
    const { fromMs, toMs } = clock.span;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const x = event.clientX - left;
    return { x, ms: fromMs + Math.min(1, Math.max(0, x / Math.max(1, width))) * (toMs - fromMs) };
  };
  return {
    onPointerDown(event) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const at = read(event);
      const gripPx = event.pointerType === 'touch' ? GRIP_FINGER_PX : GRIP_PX;
      const isGrip = Math.abs(at.x - toX(clock.getMs())) <= gripPx;
      if (isGrip) clock.pause();
      pressed.current = { ...at, isGrip };
    },
    onPointerMove(event) {
      const { x, ms } = read(event);
      const start = pressed.current;
      hover.set(start?.isGrip ? null : ms);
      if (!start || Math.abs(x - start.x) < DRAG_PX) return;
      if (start.isGrip) clock.seek(ms);
      else setSelection({ fromMs: Math.min(start.ms, ms), toMs: Math.max(start.ms, ms) });
    },
    onPointerUp(event) {
      const { x, ms } = read(event);
      const start = pressed.current;
      pressed.current = null;
      if (!start || start.isGrip || Math.abs(x - start.x) >= DRAG_PX) return;
      clock.seek(ms);
      setSelection(null);
    },
    onPointerCancel: () => (pressed.current = null),
    onPointerLeave: () => hover.set(null),
  };
}
