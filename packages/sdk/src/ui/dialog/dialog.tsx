'use client';
import { useState, type ReactElement, type ReactNode } from 'react';
import { X } from 'lucide-react';
import * as Primitive from 'radix-ui/dialog';
import { keyframes, styled } from 'styled-components';
import { classNames } from '../class-names';
import { IconButton } from '../form/button/icon-button';
import { widgetText } from '../mixins';
import { PortalContainerProvider, usePortalContainer } from '../overlay/portal-container';
import { VisuallyHidden } from '../visually-hidden';
import { useReturnFocus } from './use-return-focus';

const appear = keyframes`from { opacity: 0; transform: translate(-50%, calc(-50% + 8px)); }`;
const fade = keyframes`from { opacity: 0; }`;

/** Overlay that covers the page behind a dialog. */
export const Scrim = styled(Primitive.Overlay)`
  position: fixed;
  inset: 0;
  z-index: 60;
  background: var(--rastro-scrim);
  animation: ${fade} 180ms;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
const Box = styled(Primitive.Content)`
  ${widgetText}
  position: fixed;
  inset: 50% auto auto 50%;
  z-index: 61;
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  width: min(440px, calc(100vw - 24px));
  max-height: calc(100dvh - 24px);
  border-radius: var(--rastro-radius-dialog);
  outline: 0;
  background: var(--rastro-surface-raised);
  box-shadow: var(--rastro-shadow-dialog);
  transform: translate(-50%, -50%);
  animation: ${appear} 260ms cubic-bezier(0.2, 0.8, 0.2, 1);
  &[data-size='form'] {
    width: min(560px, calc(100vw - 24px));
  }
  &[data-size='page'] {
    width: min(1240px, calc(100vw - 48px));
    height: min(880px, calc(100dvh - 48px));
    @media (max-width: 768px) {
      inset: 0;
      width: auto;
      height: auto;
      max-height: none;
      padding: env(safe-area-inset-top) env(safe-area-inset-right) 0 env(safe-area-inset-left);
      border-radius: 0;
      transform: none;
      animation-name: ${fade};
    }
  }
  &[data-size='search'] {
    inset-block-start: 10dvh;
    width: min(640px, calc(100vw - 24px));
    max-height: min(610px, 80dvh);
    overflow: hidden;
    transform: translateX(-50%);
    animation-name: ${fade};
    @media (max-width: 768px) {
      inset: 0;
      width: auto;
      max-height: none;
      padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom)
        env(safe-area-inset-left);
      border-radius: 0;
      transform: none;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
const Title = styled(Primitive.Title)`
  margin: 0;
  padding: 20px 24px 0;
  color: var(--rastro-text);
  font: 600 18px/24px var(--rastro-font-family);
  letter-spacing: -0.011em;
  overflow-wrap: anywhere;
`;
const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  & > button {
    flex: none;
    margin: 12px 12px 0 0;
  }
  [data-size='page'] > & {
    align-items: center;
    padding: 8px 12px 8px 0;
    & > * {
      margin: 0;
      padding-top: 0;
    }
  }
`;
const Body = styled.div`
  min-height: 0;
  padding: 8px 24px 20px;
  overflow-y: auto;
  overscroll-behavior: contain;
  overflow-wrap: anywhere;
  /* The foot of a form stays above the padding, and fields would pass below it. */
  & .rastro-form-foot {
    bottom: -20px;
  }
  /* The content has edges of its own, as wide as it needs. */
  [data-size='page'] > & {
    display: flex;
    flex: 1;
    flex-direction: column;
    padding: 0;
    /* A focused field is never hidden below the foot. */
    scroll-padding-bottom: 72px;
    border-top: 1px solid var(--rastro-border);
    border-radius: 0 0 var(--rastro-radius-dialog) var(--rastro-radius-dialog);
    & > form {
      flex: 1 0 auto;
    }
    & .rastro-form-foot {
      bottom: 0;
    }
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  padding: 0 24px 20px;
  @media (max-width: 480px) {
    flex-direction: column-reverse;
  }
`;

/** Props of {@link Dialog}. */
export interface DialogProps {
  isOpen: boolean;
  /** Esc and a press beside it. */
  onClose: () => void;
  /** Work is under way: neither closes it. */
  isBusy?: boolean;
  title: ReactNode;
  /** Words of a button at its head that closes it, for what has buttons of its own at its foot. */
  closeLabel?: string;
  /** Buttons, the safe one first. */
  actions?: ReactNode;
  /**
   * 440 px wide, or 560 for forms. A `page` is for long forms: nearly as large as the window, and fills a phone. A `search` is 640, stands high, fills a phone, and shows its content
   * without edge or title, which is read aloud. Default `text`.
   */
  size?: 'text' | 'form' | 'page' | 'search';
  /** Its content is long and has nothing to press: the keyboard gets to it, to scroll it. */
  isRead?: boolean;
  /**
   * Called on close: true returns the focus to the previously focused element; false where the
   * dialog led somewhere else.
   */
  mayReturnFocus?: () => boolean;
  role?: 'dialog' | 'alertdialog';
  className?: string;
  children?: ReactNode;
}

/** A window over the page that takes the focus, keeps it, and gives it back when it closes. */
export function Dialog({
  isOpen,
  onClose,
  isBusy = false,
  title,
  closeLabel,
  actions,
  size = 'text',
  role = 'dialog',
  isRead = false,
  mayReturnFocus,
  className,
  children,
}: DialogProps): ReactElement {
  const container = usePortalContainer();
  const returnFocus = useReturnFocus(mayReturnFocus);
  const [box, setBox] = useState<HTMLElement | null>(null);
  return (
    <Primitive.Root
      open={isOpen}
      onOpenChange={(isWanted) => {
        if (!isWanted && !isBusy) onClose();
      }}
    >
      <Primitive.Portal container={container}>
        <Scrim />
        <Box
          {...returnFocus}
          ref={setBox}
          role={role}
          data-size={size}
          className={classNames('rastro-dialog', className)}
          {...(role === 'dialog' ? { 'aria-describedby': undefined } : {})}
        >
          {/* Lists and menus opened in here belong to it. */}
          <PortalContainerProvider value={box ?? undefined}>
            {size === 'search' ? (
              <VisuallyHidden as={Primitive.Title}>{title}</VisuallyHidden>
            ) : closeLabel === undefined ? (
              <Title>{title}</Title>
            ) : (
              <Head>
                <Title>{title}</Title>
                <IconButton label={closeLabel} icon={<X aria-hidden="true" />} onClick={onClose} />
              </Head>
            )}
            {size === 'search' ? (
              children
            ) : role === 'dialog' ? (
              <Body tabIndex={isRead ? 0 : undefined}>{children}</Body>
            ) : (
              <Primitive.Description asChild>
                <Body>{children}</Body>
              </Primitive.Description>
            )}
            {actions ? <Actions>{actions}</Actions> : null}
          </PortalContainerProvider>
        </Box>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
