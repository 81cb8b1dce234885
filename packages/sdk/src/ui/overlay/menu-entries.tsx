'use client';
import type { ReactElement, ReactNode } from 'react';
import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { menuParts } from './menu-module';

function useParts() {
  const loaded = menuParts.get();
  if (!loaded) throw new Error('Entries of a menu stand inside a Menu');
  return loaded;
}

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

/** Choices beside each other, behind what they are of. */
const ChoiceRow = styled.div`
  display: flex;
  align-items: center;
  & > :first-child {
    flex: none;
    min-width: 52px;
    padding-block: 0;
  }
  & > .rastro-menu-item {
    flex: 1 1 auto;
    justify-content: center;
    white-space: nowrap;
  }
  & > .rastro-menu-item[data-state='checked'] {
    background: var(--rastro-accent-soft);
  }
`;

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
  const { Item } = useParts();
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
  const { CheckItem, ItemIndicator } = useParts();
  return (
    <CheckItem
      className="rastro-menu-item"
      checked={checked}
      onCheckedChange={onChange}
      onSelect={(event) => event.preventDefault()}
    >
      <CheckPlace>
        <ItemIndicator asChild>
          <Check size={15} aria-hidden="true" />
        </ItemIndicator>
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
  /** Beside each other in one line: for a few short ones, with a label. */
  isRow?: boolean;
}

/** Entries of which one holds. */
export function MenuChoices<Value extends string>({
  label,
  options,
  value,
  onSelect,
  keepOpen = false,
  isRow = false,
}: MenuChoicesProps<Value>): ReactElement {
  const { Head, ItemIndicator, RadioGroup, RadioItem } = useParts();
  const all = (
    <>
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
          {isRow ? (
            option.label
          ) : (
            <>
              <CheckPlace>
                <ItemIndicator asChild>
                  <Check size={15} aria-hidden="true" />
                </ItemIndicator>
              </CheckPlace>
              {option.icon}
              <Words>{option.label}</Words>
            </>
          )}
          {option.hint ? <Hint>{option.hint}</Hint> : null}
        </RadioItem>
      ))}
    </>
  );
  return isRow ? (
    <RadioGroup asChild value={value} aria-label={label}>
      <ChoiceRow>{all}</ChoiceRow>
    </RadioGroup>
  ) : (
    <RadioGroup value={value}>{all}</RadioGroup>
  );
}

/** Head of a part of a menu. */
export function MenuHead({ children }: { children: ReactNode }): ReactElement {
  const { Head } = useParts();
  return <Head>{children}</Head>;
}

/** A line between parts of a menu. */
export function MenuDivider(): ReactElement {
  const { Line } = useParts();
  return <Line />;
}
