'use client';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { X } from 'lucide-react';
import * as Primitive from 'radix-ui/dialog';
import { css, keyframes, styled } from 'styled-components';
import { classNames } from '../class-names';
import { IconButton } from '../form/button/icon-button';
import { truncate, widgetText } from '../mixins';
import { useMedia } from '../use-media';
import { PortalContainerProvider, usePortalContainer } from '../overlay/portal-container';
import { Scrim } from './dialog';
import { useReturnFocus } from './use-return-focus';

/** From here on the page stays usable while it is open. */
export const BESIDE_QUERY = '(min-width: 1181px)';

/** From here on what it belongs to makes room for it. */
export const ROOMY_QUERY = '(min-width: 1600px)';

const slide = keyframes`from { opacity: 0; transform: translateX(8px); }`;
const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;

const column = css`
  ${widgetText}
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  width: 440px;
  outline: 0;
  background: var(--rastro-surface);
`;
const Docked = styled.aside<{ $widthPx: number }>`
  ${column}
  width: ${({ $widthPx }) => $widthPx}px;
  flex: none;
  height: 100%;
  min-height: 0;
  border-inline-start: 1px solid var(--rastro-border);
  /* A table that gave way would cut what it shows. */
  @media (max-width: 1599.98px) {
    &:not([data-pushes='true']) {
      position: absolute;
      inset-block: 0;
      inset-inline-end: 0;
      z-index: 5;
      max-width: 100%;
      box-shadow: var(--rastro-shadow-dialog);
    }
  }
`;
const Over = styled(Primitive.Content)`
  ${column}
  position: fixed;
  inset-block: 0;
  inset-inline-end: 0;
  z-index: 61;
  max-width: 100vw;
  box-shadow: var(--rastro-shadow-dialog);
  animation: ${slide} 260ms cubic-bezier(0.2, 0.8, 0.2, 1);
  @media (max-width: 768px) {
    inset: 0;
    width: 100%;
    padding-top: env(safe-area-inset-top);
    animation-name: ${rise};
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: 4px;
  min-height: 52px;
  padding: 0 8px 0 20px;
  border-bottom: 1px solid var(--rastro-border);
  @media (max-width: 768px) {
    padding-inline-start: 16px;
  }
`;
const Title = styled.h2`
  flex: 1;
  margin: 0;
  color: var(--rastro-text);
  font: 600 18px/24px var(--rastro-font-family);
  letter-spacing: -0.011em;
  ${truncate}
`;
const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`;

/** Props of {@link Drawer}. */
export interface DrawerProps {
  isOpen: boolean;
  /** Its button, Esc, and a press beside it where it lies over the page. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Icon buttons before the one that closes. */
  actions?: ReactNode;
  /** Width of the docked drawer, px. Default 440. */
  widthPx?: number;
  /**
   * True when the content before it always makes room, as a map or a list that drops columns does;
   * other tables only from 1600 px.
   */
  pushes?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * One thing of a list, beside it. Put it after the list in a row that is positioned: from 1600 px it takes its
 * place there, from 1181 px it lies over the list's end, which stays usable. Opened below, it lies over the page,
 * and on a phone it fills the screen.
 */
export function Drawer(props: DrawerProps): ReactElement | null {
  const hasRoom = useMedia(BESIDE_QUERY, true);
  const [isBeside, setBeside] = useState(hasRoom);
  // What is open stays where it is: moved, it would lose what was typed in it.
  if (!props.isOpen && isBeside !== hasRoom) setBeside(hasRoom);
  const container = usePortalContainer();
  const returnFocus = useReturnFocus();
  const { isOpen, onClose, title, widthPx = 440, pushes, className } = props;
  const [box, setBox] = useState<HTMLElement | null>(null);
  const name = classNames('rastro-drawer', className);
  if (isBeside) {
    if (!isOpen) return null;
    return (
      <Docked $widthPx={widthPx} data-pushes={pushes} className={name} aria-label={title}>
        <EscapeCloses onClose={onClose} />
        <Inside {...props} />
      </Docked>
    );
  }
  return (
    <Primitive.Root open={isOpen} onOpenChange={(isWanted) => !isWanted && onClose()}>
      <Primitive.Portal container={container}>
        <Scrim />
        <Over {...returnFocus} ref={setBox} className={name} aria-describedby={undefined}>
          <PortalContainerProvider value={box ?? undefined}>
            <Inside {...props} isDialog />
          </PortalContainerProvider>
        </Over>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Closes it first wherever the focus is: in the list beside it, Escape would close the page. */
function EscapeCloses({ onClose }: Pick<DrawerProps, 'onClose'>): null {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const { target } = event;
      if (target instanceof Element && target.closest('[role="menu"], [role="dialog"]')) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return null;
}

function Inside({
  title,
  closeLabel,
  actions,
  onClose,
  children,
  isDialog = false,
}: DrawerProps & { isDialog?: boolean }): ReactElement {
  const heading = <Title>{title}</Title>;
  return (
    <>
      <Head>
        {isDialog ? <Primitive.Title asChild>{heading}</Primitive.Title> : heading}
        {actions}
        <IconButton label={closeLabel} icon={<X />} tooltipSide="none" onClick={onClose} />
      </Head>
      <Body>{children}</Body>
    </>
  );
}
