'use client';
import {
  useRef,
  useState,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type RefObject,
} from 'react';
import { useCombobox, type UseComboboxReturnValue } from 'downshift';
import type { ComboboxOption, OptionSource } from './combobox-option';
import { useOptions, type FoundOptions } from './use-options';

type Kinds = typeof useCombobox.stateChangeTypes;

/** Return value of {@link useComboboxField}. */
export interface ComboboxField<Value extends string | number> extends Omit<
  FoundOptions<Value>,
  'search'
> {
  parts: UseComboboxReturnValue<ComboboxOption<Value>>;
  /** Text typed since the list opened; null for nothing. */
  typed: string | null;
  /** For `parts.getInputProps`: takes what is typed. */
  typing: { onChange: (event: ChangeEvent<HTMLInputElement>) => void };
  /** Props of the list element; `list` refers to it once it is open. */
  menu: ComponentPropsWithRef<'ul'>;
  list: RefObject<HTMLUListElement | null>;
  /** `id` of the element that names the field. */
  labelId: string;
}

/**
 * The state of a field with choices below it: what is typed, what is found, what the arrows lead to.
 * The chosen ones are the caller's.
 */
export function useComboboxField<Value extends string | number>({
  id,
  source,
  text,
  firstValue,
  staysOpen = false,
  onChoose,
  onLeave,
}: {
  /** Id of the input. */
  id: string;
  source: OptionSource<Value>;
  /** Text shown in the field while nobody types. */
  text: string;
  /** The choice that the list starts at. */
  firstValue?: Value | undefined;
  /** For several: the list is still there after a choice. */
  staysOpen?: boolean;
  onChoose: (option: ComboboxOption<Value>) => void;
  /** The list closes over what was typed. */
  onLeave?: (typed: string | null) => void;
}): ComboboxField<Value> {
  const { options, state, search } = useOptions(source);
  const [typed, setTyped] = useState<string | null>(null);
  const [wanted, setWanted] = useState<number | null>(null);
  const first = options.findIndex((option) => option.value === firstValue);
  const active = Math.min(wanted ?? Math.max(0, first), options.length - 1);

  const labelId = `${id}-label`;
  const parts = useCombobox<ComboboxOption<Value>>({
    items: options as ComboboxOption<Value>[],
    inputId: id,
    labelId,
    menuId: `${id}-list`,
    getItemId: (index) => `${id}-option-${index}`,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    inputValue: typed ?? text,
    // What is chosen is drawn and told by the caller: every choice counts, the same one again too.
    selectedItem: null,
    highlightedIndex: active,
    // The list that is drawn is virtual and scrolls by itself.
    scrollIntoView: () => undefined,
    stateReducer(before, { type, changes }) {
      const is: Kinds = useCombobox.stateChangeTypes;
      switch (type) {
        case is.InputClick:
          return { ...changes, isOpen: true };
        case is.MenuMouseLeave:
          return { ...changes, highlightedIndex: before.highlightedIndex };
        case is.InputBlur:
        case is.InputKeyDownEscape:
          return { ...changes, selectedItem: null };
        case is.ItemClick:
        case is.InputKeyDownEnter:
          return staysOpen
            ? { ...changes, isOpen: true, highlightedIndex: before.highlightedIndex }
            : changes;
        default:
          return changes;
      }
    },
    onHighlightedIndexChange: ({ highlightedIndex, isOpen, type }) => {
      if (isOpen && type !== useCombobox.stateChangeTypes.InputChange) setWanted(highlightedIndex);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      if (typed !== null) {
        setTyped(null);
        if (staysOpen) search('');
      }
      onChoose(selectedItem);
    },
    onIsOpenChange: ({ isOpen, type }) => {
      const is: Kinds = useCombobox.stateChangeTypes;
      if (isOpen) {
        if (type === is.InputChange) return;
        setWanted(null);
        search('');
        return;
      }
      if (type !== is.ItemClick && type !== is.InputKeyDownEnter) onLeave?.(typed);
      setTyped(null);
    },
  });
  const typing = {
    // At once: downshift tells of it after it was drawn, and what is typed meanwhile is lost.
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      setTyped(target.value);
      setWanted(0);
      search(target.value);
    },
  };
  const list = useRef<HTMLUListElement>(null);
  // Asked for while the list is closed, too: downshift wants it with the first render.
  const menu = parts.getMenuProps<ComponentPropsWithRef<'ul'>>(
    { ref: list },
    { suppressRefError: true },
  );
  return { parts, options, state, typed, typing, menu, list, labelId };
}
