'use client';
import {
  cloneElement,
  useEffect,
  useId,
  useState,
  type AriaAttributes,
  type DOMAttributes,
  type ReactElement,
  type ReactNode,
} from 'react';
import { createLazyModule } from '../lazy-module';
import type { Side } from './place-beside';

const DELAY_MS = 400;

const parts = createLazyModule(() => import('./tooltip-bubble'));

type ChildProps = DOMAttributes<HTMLElement> & AriaAttributes;

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** The words. Nothing is drawn without them. */
  text: ReactNode;
  /** Key that does the same, shown behind the words. */
  shortcut?: string;
  side?: Side;
  /** One element that takes DOM props. */
  children: ReactElement<ChildProps>;
}

/** Words about a control: after 400 ms under the pointer, at once on focus by keyboard. */
export function Tooltip({ text, shortcut, side = 'bottom', children }: TooltipProps): ReactElement {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [hovered, setHovered] = useState<HTMLElement | null>(null);
  const [, setLoaded] = useState(false);
  useEffect(() => {
    if (!hovered) return;
    const timer = setTimeout(() => setAnchor(hovered), DELAY_MS);
    return () => clearTimeout(timer);
  }, [hovered]);
  const wanted = hovered ?? anchor;
  useEffect(() => {
    if (!wanted || parts.get()) return;
    // What cannot come while the server is away is not missed: no control is named by its tooltip.
    parts.load().then(
      () => setLoaded(true),
      () => undefined,
    );
  }, [wanted]);

  const hide = () => {
    setHovered(null);
    setAnchor(null);
  };
  const Bubble = parts.get()?.TooltipBubble;
  const isShown = Bubble !== undefined && anchor !== null && text != null && text !== '';
  const own = children.props;
  const child = cloneElement(children, {
    'aria-describedby':
      [own['aria-describedby'], isShown ? id : null].filter(Boolean).join(' ') || undefined,
    onPointerEnter(event) {
      own.onPointerEnter?.(event);
      if (event.pointerType !== 'touch') setHovered(event.currentTarget);
    },
    onPointerLeave(event) {
      own.onPointerLeave?.(event);
      hide();
    },
    onPointerDown(event) {
      own.onPointerDown?.(event);
      hide();
    },
    onFocus(event) {
      own.onFocus?.(event);
      if (event.currentTarget.matches(':focus-visible')) setAnchor(event.currentTarget);
    },
    onBlur(event) {
      own.onBlur?.(event);
      hide();
    },
  });
  return (
    <>
      {child}
      {isShown ? (
        <Bubble id={id} anchor={anchor} side={side} shortcut={shortcut} onHide={hide}>
          {text}
        </Bubble>
      ) : null}
    </>
  );
}
