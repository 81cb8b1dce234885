'use client';
import { useEffect, useEffectEvent, useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { menuParts } from './menu-module';
import type { MenuPlace } from './menu-place';
import { usePortalContainer } from './portal-container';

/** Props of {@link PlacedMenu}. */
export interface PlacedMenuProps {
  /** Read aloud as its name. */
  label: string;
  at: MenuPlace;
  /** It was closed, or what was chosen in it is done. */
  onClose: () => void;
  /**
   * Dialog of the chosen entry, shown in place of the menu; calls `onClose` itself to end the menu.
   */
  dialog?: ReactNode;
  className?: string;
  /** Its entries. */
  children: ReactNode;
}

/** A menu without a button, where it was asked for; the focus goes back to what had it. */
export function PlacedMenu({
  label,
  at,
  onClose,
  dialog,
  className,
  children,
}: PlacedMenuProps): ReactElement | null {
  const container = usePortalContainer() ?? document.body;
  const [origin] = useState(() => document.activeElement);
  const [isOpen, setIsOpen] = useState(true);
  const end = useEffectEvent(onClose);
  const parts = useMenuParts(onClose);
  const isOver = !isOpen && !dialog;
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  if (dialog) return <>{dialog}</>;
  if (!parts || !isOpen) return null;

  const giveBackFocus = () => {
    if (origin instanceof HTMLElement) origin.focus({ preventScroll: true });
  };
  const place = { position: 'fixed', left: at.x, top: at.y } as const;
  return createPortal(
    <parts.OpenMenu
      trigger={<span role="button" aria-label={label} style={place} />}
      align="start"
      side="right"
      className={className}
      isByKeyboard={at.isByKeyboard}
      onOpenChange={(isWanted) => {
        if (isWanted) return;
        // A dialog that opens now gives the focus back to what has it then.
        giveBackFocus();
        setIsOpen(false);
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (document.activeElement === document.body) giveBackFocus();
      }}
    >
      {children}
    </parts.OpenMenu>,
    container,
  );
}

/** Loads the modules that draw a menu; after a failure, the next request tries again. */
function useMenuParts(onFailed: () => void) {
  const [parts, setParts] = useState(menuParts.get);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    menuParts.load().then(setParts, () => fail());
  }, []);
  return parts;
}
