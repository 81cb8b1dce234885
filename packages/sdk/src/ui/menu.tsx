'use client';
import type { ReactElement, ReactNode } from 'react';
import { Check } from 'lucide-react';
import * as DropdownMenu from 'radix-ui/dropdown-menu';
import { styled } from 'styled-components';
import { classNames } from './class-names';
import { menuBox, menuItem } from './menu-styles';
import { usePortalContainer } from './portal-container';

const Box = styled(DropdownMenu.Content)`
  ${menuBox}
`;
const Item = styled(DropdownMenu.Item)`
  ${menuItem}
`;
const CheckItem = styled(DropdownMenu.CheckboxItem)`
  ${menuItem}
`;
const RadioItem = styled(DropdownMenu.RadioItem)`
  ${menuItem}
`;
const Head = styled(DropdownMenu.Label)`
  padding: 6px 8px 2px;
  color: var(--rastro-text-subtle);
  font-size: 11.5px;
  font-weight: 600;
  line-height: 16px;
`;
const Words = styled.span`
  flex: 1;
  min-width: 0;
`;
const Hint = styled.span`
  flex: none;
  color: var(--rastro-text-subtle);
  font-size: 12px;
`;
const CheckPlace = styled.span`
  display: grid;
  flex: none;
  width: 15px;
  height: 15px;
`;
const Line = styled(DropdownMenu.Separator)`
  height: 1px;
  margin: 4px 0;
  background: var(--rastro-border);
`;

/** Props of {@link Menu}. */
export interface MenuProps {
  /** The button that opens it: one element that takes a ref. */
  trigger: ReactElement;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'right' | 'bottom' | 'left';
  className?: string;
  onOpenChange?: (isOpen: boolean) => void;
}

/** A menu under a button; arrows, letters, Home, End and Esc work in it. The page behind stays usable. */
export function Menu({
  trigger,
  children,
  align = 'end',
  side = 'bottom',
  className,
  onOpenChange,
}: MenuProps): ReactElement {
  const container = usePortalContainer();
  return (
    <DropdownMenu.Root modal={false} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <Box
          className={classNames('rastro-menu', className)}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
        >
          {children}
        </Box>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** Props of {@link MenuItem}. */
export interface MenuItemProps {
  icon?: ReactNode;
  /** Small words at the end: a shortcut or a value. */
  hint?: ReactNode;
  onSelect: () => void;
  /** Destructive: stands last, after a divider. */
  danger?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

/** An entry that does something and closes the menu. */
export function MenuItem({
  icon,
  hint,
  danger,
  disabled,
  onSelect,
  children,
}: MenuItemProps): ReactElement {
  return (
    <Item className="rastro-menu-item" data-danger={danger} disabled={disabled} onSelect={onSelect}>
      {icon}
      <Words>{children}</Words>
      {hint ? <Hint>{hint}</Hint> : null}
    </Item>
  );
}

/** Props of {@link MenuCheckItem}. */
export interface MenuCheckItemProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  icon?: ReactNode;
  children: ReactNode;
}

/** An entry to switch on or off; the menu stays open. */
export function MenuCheckItem({
  checked,
  onChange,
  icon,
  children,
}: MenuCheckItemProps): ReactElement {
  return (
    <CheckItem
      className="rastro-menu-item"
      checked={checked}
      onCheckedChange={onChange}
      onSelect={(event) => event.preventDefault()}
    >
      <CheckPlace>
        <DropdownMenu.ItemIndicator asChild>
          <Check size={15} aria-hidden="true" />
        </DropdownMenu.ItemIndicator>
      </CheckPlace>
      {icon}
      <Words>{children}</Words>
    </CheckItem>
  );
}

/** Props of {@link MenuChoices}. */
export interface MenuChoicesProps<Value extends string> {
  label?: string;
  options: readonly { value: Value; label: ReactNode; hint?: ReactNode; icon?: ReactNode }[];
  value: Value;
  /** Also called when the chosen one is chosen again. */
  onSelect: (value: Value) => void;
  /** Keeps the menu open after a choice. Default false. */
  keepOpen?: boolean;
}

/** Entries of which one holds. */
export function MenuChoices<Value extends string>({
  label,
  options,
  value,
  onSelect,
  keepOpen = false,
}: MenuChoicesProps<Value>): ReactElement {
  return (
    <DropdownMenu.RadioGroup value={value}>
      {label ? <Head>{label}</Head> : null}
      {options.map((option) => (
        <RadioItem
          key={option.value}
          className="rastro-menu-item"
          value={option.value}
          onSelect={(event) => {
            if (keepOpen) event.preventDefault();
            onSelect(option.value);
          }}
        >
          <CheckPlace>
            <DropdownMenu.ItemIndicator asChild>
              <Check size={15} aria-hidden="true" />
            </DropdownMenu.ItemIndicator>
          </CheckPlace>
          {option.icon}
          <Words>{option.label}</Words>
          {option.hint ? <Hint>{option.hint}</Hint> : null}
        </RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

/** Head of a part of a menu. */
export function MenuHead({ children }: { children: ReactNode }): ReactElement {
  return <Head>{children}</Head>;
}

/** A line between parts of a menu. */
export function MenuDivider(): ReactElement {
  return <Line />;
}
