import { IconButton } from '@rastro/sdk/internal/ui';
import { useCombobox } from 'downshift';
import { Search, X } from 'lucide-react';
import { useState, type ChangeEvent, type KeyboardEvent, type ReactElement } from 'react';
import { useText } from '../../i18n/text-context';
import { useLayout } from '../surface/use-layout';
import type { PaletteItem } from './palette-item';
import { PaletteOption } from './palette-option';
import { Count, Foot, Head, Input, Key, List, None, Option, SectionTitle } from './palette-styles';
import type { PaletteHandlers } from './use-palette-actions';
import { usePaletteSections } from './use-palette-sections';
import { storageKeys } from '../../storage/storage-keys';
import { useStoredState } from '../../storage/use-stored-state';
import { isString } from '../../storage/validators';

/** Number of keys kept: those seen without scrolling, with all else below. */
const KEPT = 5;

const NONE: readonly string[] = [];
const isKeys = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(isString);

/** The keys of what was chosen last, newest first, and the way to add one. */
function useRecentKeys(): [readonly string[], (key: string) => void] {
  const [keys, setKeys] = useStoredState(storageKeys.recent, isKeys, NONE);
  return [keys, (key) => setKeys([key, ...keys.filter((other) => other !== key)].slice(0, KEPT))];
}

/** The field of the palette and what it finds: a combobox whose list is always open. */
export function PaletteSearch({
  handlers,
  onClose,
  onChoose,
}: {
  handlers: PaletteHandlers;
  onClose: () => void;
  /** `act` is what the item does for the key that was pressed. */
  onChoose: (item: PaletteItem, act: () => void) => void;
}): ReactElement {
  const t = useText();
  const isPhone = useLayout() === 'phone';
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState(0);
  const [recentKeys, addRecentKey] = useRecentKeys();
  const { sections, count } = usePaletteSections(typed, recentKeys, handlers);
  const items = sections.flatMap((section) => section.items);
  const active = Math.min(wanted, items.length - 1);

  function choose(item: PaletteItem, act = item.run) {
    if (item.key !== 'action:signOut') addRecentKey(item.key);
    onChoose(item, act);
  }
  function handleKey(event: KeyboardEvent) {
    const item = items[active];
    const isFollow = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isFollow || item?.kind !== 'device') return;
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    event.preventDefault();
    choose(item, item.follow);
  }

  const parts = useCombobox<PaletteItem>({
    items,
    isOpen: true,
    inputValue: typed,
    selectedItem: null,
    highlightedIndex: active,
    itemToString: (item) => item?.label ?? '',
    itemToKey: (item) => item?.key,
    stateReducer(before, { type, changes }) {
      const is: typeof useCombobox.stateChangeTypes = useCombobox.stateChangeTypes;
      // To leave the field chooses nothing, nor does the pointer that leaves the list.
      if (type === is.InputBlur || type === is.InputKeyDownEscape || type === is.MenuMouseLeave) {
        return before;
      }
      return changes;
    },
    onHighlightedIndexChange({ highlightedIndex, type }) {
      if (type !== useCombobox.stateChangeTypes.InputChange) setWanted(highlightedIndex);
    },
    onSelectedItemChange({ selectedItem }) {
      if (selectedItem) choose(selectedItem);
    },
  });

  return (
    <>
      <Head>
        <Search size={18} aria-hidden="true" />
        <Input
          {...parts.getInputProps({
            onKeyDown: handleKey,
            // At once: downshift tells of it after it was drawn, and what is typed meanwhile is lost.
            onChange: (event: ChangeEvent<HTMLInputElement>) => {
              setTyped(event.target.value);
              setWanted(0);
            },
            'aria-label': t('palette.open.label'),
          })}
          placeholder={t('palette.open.label')}
          spellCheck={false}
          enterKeyHint="go"
        />
        <Count role="status">
          {typed.trim() === '' ? '' : t('palette.results.text', { count })}
        </Count>
        {isPhone ? (
          <IconButton
            size="lg"
            label={t('panel.close.action')}
            icon={<X aria-hidden="true" />}
            tooltipSide="none"
            onClick={onClose}
          />
        ) : (
          <Key aria-hidden="true">Esc</Key>
        )}
      </Head>
      <List {...parts.getMenuProps({ 'aria-label': t('palette.open.label') })}>
        {sections.map((section) => (
          <div key={section.title} role="group" aria-label={section.title}>
            <SectionTitle aria-hidden="true">{section.title}</SectionTitle>
            {section.items.map((item) => (
              <Option key={item.key} {...parts.getItemProps({ item, index: items.indexOf(item) })}>
                <PaletteOption item={item} query={typed.replace(/^\s*>/, '')} />
              </Option>
            ))}
          </div>
        ))}
      </List>
      {items.length === 0 ? <None>{t('palette.none.text', { query: typed })}</None> : null}
      <Foot aria-hidden="true">
        <span>
          <Key>↑</Key> <Key>↓</Key> {t('palette.move.hint')}
        </span>
        <span>
          <Key>Enter</Key> {t('palette.choose.hint')}
        </span>
        <span>
          <Key>Ctrl</Key> <Key>Enter</Key> {t('palette.follow.hint')}
        </span>
        <span>
          <Key>&gt;</Key> {t('palette.actionsOnly.hint')}
        </span>
      </Foot>
    </>
  );
}
