'use client';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactElement } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { keyframes, styled } from 'styled-components';
import { ownText } from '../mixins';
import { placeBeside, type Side } from './place-beside';
import { usePortalContainer } from './portal-container';

const appear = keyframes`from { opacity: 0; transform: translateY(2px); }`;

const Bubble = styled.div`
  ${ownText}
  position: fixed;
  inset: 0 auto auto 0;
  z-index: 50;
  box-sizing: border-box;
  max-width: min(280px, calc(100vw - 16px));
  padding: 4px 8px;
  border-radius: var(--rastro-radius-tag);
  background: var(--rastro-surface-inverse);
  color: var(--rastro-text-inverse);
  font: 500 12px/16px var(--rastro-font-family);
  pointer-events: none;
  animation: ${appear} 180ms cubic-bezier(0.2, 0.8, 0.2, 1);
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

const Shortcut = styled.kbd`
  margin-inline-start: 8px;
  font: inherit;
  opacity: 0.75;
`;

/** Props of {@link TooltipBubble}. */
interface TooltipBubbleProps {
  id: string;
  anchor: HTMLElement;
  side: Side;
  shortcut?: string;
  /** Escape, a scroll that moves the anchor, another size of the window. */
  onHide: () => void;
  children: ReactNode;
}

/** The words of an open tooltip, beside their control. */
export function TooltipBubble({
  id,
  anchor,
  side,
  shortcut,
  onHide,
  children,
}: TooltipBubbleProps): ReactElement {
  const container = usePortalContainer();
  const bubble = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const node = bubble.current;
    if (!node) return;
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const place = placeBeside(side, anchor.getBoundingClientRect(), sizeOf(node), {
      width,
      height,
    });
    node.style.left = `${place.left}px`;
    node.style.top = `${place.top}px`;
  });

  const handleEvent = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent) {
      if (event.key !== 'Escape') return;
      // Seen by nobody else: Escape would close what the control stands in.
      event.preventDefault();
    } else if (event.type === 'scroll' && !isAround(event.target, anchor)) return;
    onHide();
  });
  useEffect(() => {
    const listener = (event: Event) => handleEvent(event);
    document.addEventListener('keydown', listener, true);
    document.addEventListener('scroll', listener, true);
    window.addEventListener('resize', listener);
    return () => {
      document.removeEventListener('keydown', listener, true);
      document.removeEventListener('scroll', listener, true);
      window.removeEventListener('resize', listener);
    };
  }, []);

  return createPortal(
    <Bubble ref={bubble} id={id} role="tooltip" className="rastro-tooltip">
      {children}
      {shortcut ? <Shortcut>{shortcut}</Shortcut> : null}
    </Bubble>,
    container ?? document.body,
  );
}

/** Without the transform of its entrance, which a client rect would have in it. */
const sizeOf = (node: HTMLElement) => ({ width: node.offsetWidth, height: node.offsetHeight });

const isAround = (target: EventTarget | null, anchor: HTMLElement): boolean =>
  target instanceof Node && target.contains(anchor);
