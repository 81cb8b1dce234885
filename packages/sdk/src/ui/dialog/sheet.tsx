'use client';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { keyframes, styled } from 'styled-components';
import { classNames } from '../class-names';
import { IconButton } from '../form/button/icon-button';
import { widgetText } from '../mixins';
import { PortalContainerProvider, usePortalContainer } from '../overlay/portal-container';

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;

/**
 * Area around the sheet: a press there closes it. The page stays bright, since it shows what
 * changes.
 */
const Around = styled.div`
  position: fixed;
  inset: 0;
  z-index: 60;
`;
const Box = styled.section`
  ${widgetText}
  position: fixed;
  inset: auto 0 0;
  z-index: 61;
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  max-height: 80dvh;
  padding-bottom: env(safe-area-inset-bottom);
  border-radius: var(--rastro-radius-sheet) var(--rastro-radius-sheet) 0 0;
  outline: 0;
  background: var(--rastro-surface-raised);
  box-shadow: var(--rastro-shadow-dialog);
  animation: ${rise} 320ms cubic-bezier(0.2, 0.8, 0.2, 1);
  &[hidden] {
    display: none;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  padding: 8px 8px 0 16px;
  & > h2 {
    margin: 0;
    font: 600 16px/24px var(--rastro-font-family);
  }
`;
const Body = styled.div`
  min-height: 0;
  padding: 8px 16px 16px;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

/** Props of {@link Sheet}. */
export interface SheetProps {
  isOpen: boolean;
  /** Its button, Esc, and a press beside it. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  className?: string;
  children: ReactNode;
}

/**
 * Tools of a phone, from below, over what they change. What was opened once stays in the page when it is
 * closed: what runs in it, such as a file that is being written, goes on.
 */
export function Sheet(props: SheetProps): ReactElement | null {
  const { isOpen, onClose, title, closeLabel, className, children } = props;
  const container = usePortalContainer();
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (!isOpen || !box) return;
    opener.current = document.activeElement;
    box.focus();
    return () => {
      const { activeElement } = document;
      const isLeft = activeElement === document.body || box.contains(activeElement);
      if (isLeft && opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, [isOpen, box]);
  if (!wasOpen) return null;
  return createPortal(
    <>
      {isOpen ? <Around aria-hidden="true" onClick={onClose} /> : null}
      {}
      <Box
        ref={setBox}
        // A closed one is no dialog to anybody who looks for open ones.
        role={isOpen ? 'dialog' : undefined}
        tabIndex={-1}
        hidden={!isOpen}
        aria-label={title}
        className={classNames('rastro-sheet', className)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented) return;
          event.preventDefault();
          onClose();
        }}
      >
        {/* Menus opened in here belong to it. */}
        <PortalContainerProvider value={box ?? undefined}>
          <Head>
            <h2>{title}</h2>
            <IconButton
              label={closeLabel}
              icon={<X aria-hidden="true" />}
              tooltipSide="none"
              onClick={onClose}
            />
          </Head>
          <Body>{children}</Body>
        </PortalContainerProvider>
      </Box>
    </>,
    container ?? document.body,
  );
}
