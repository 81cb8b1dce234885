'use client';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import * as DropdownMenu from 'radix-ui/dropdown-menu';
import { styled } from 'styled-components';
import { classNames } from '../class-names';
import type { MenuProps } from './menu-props';
import { menuBox, menuItem } from './menu-styles';
import { usePortalContainer } from './portal-container';

const Box = styled(DropdownMenu.Content)`
  ${menuBox}
`;

/** An entry that does something. */
export const Item = styled(DropdownMenu.Item)`
  ${menuItem}
`;

/** An entry to switch on or off. */
export const CheckItem = styled(DropdownMenu.CheckboxItem)`
  ${menuItem}
`;

/** One of several entries of which one holds. */
export const RadioItem = styled(DropdownMenu.RadioItem)`
  ${menuItem}
`;

/** Head of a part of a menu. */
export const Head = styled(DropdownMenu.Label)`
  padding: 6px 8px 2px;
  color: var(--rastro-text-subtle);
  font-size: 11.5px;
  font-weight: 600;
  line-height: 16px;
`;

/** A line between parts of a menu. */
export const Line = styled(DropdownMenu.Separator)`
  height: 1px;
  margin: 4px 0;
  background: var(--rastro-border);
`;

export { ItemIndicator, RadioGroup } from 'radix-ui/dropdown-menu';

/** Takes the focus to the first entry, as a menu that is opened by keyboard does. */
function FirstEntryFocus(): ReactElement {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const entries = place.current?.parentElement?.querySelectorAll<HTMLElement>(
      '[role^="menuitem"]:not([data-disabled])',
    );
    entries?.[0]?.focus();
  }, []);
  return <span ref={place} hidden />;
}

/** The menu once it was asked for: open from the start, then opened and closed by its trigger. */
export function OpenMenu({
  trigger,
  children,
  align = 'end',
  side = 'bottom',
  className,
  onOpenChange,
  isByKeyboard,
  onCloseAutoFocus,
}: MenuProps & {
  /** True when the first opening was by keyboard. */
  isByKeyboard: boolean;
  /** Before the focus goes back to the trigger; `preventDefault` keeps it from that. */
  onCloseAutoFocus?: (event: Event) => void;
}): ReactElement {
  const container = usePortalContainer();
  const [leadsFocus, setLeadsFocus] = useState(isByKeyboard);
  return (
    <DropdownMenu.Root
      defaultOpen
      modal={false}
      onOpenChange={(isOpen) => {
        setLeadsFocus(false);
        onOpenChange?.(isOpen);
      }}
    >
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <Box
          className={classNames('rastro-menu', className)}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          {children}
          {leadsFocus ? <FirstEntryFocus /> : null}
        </Box>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
