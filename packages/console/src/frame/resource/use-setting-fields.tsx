import { AUTOMATIC, formatPinned, KNOWN_FACTS, parsePinned } from '@rastro/sdk/domain';
import { useAttributeWords } from '@rastro/sdk/internal/react';
import { useFieldWords, type OwnField, type OwnFields } from '@rastro/sdk/resource';
import { MultiCombobox, SelectMenu } from '@rastro/sdk/internal/ui';
import { useMemo } from 'react';
import { nameLanguage } from '../i18n/language-names';
import { useLanguages, useText } from '../i18n/text-context';

/**
 * Provides the settings form's own fields: the languages of the console, and attributes by their
 * names.
 */
export function useSettingFields(): OwnFields {
  const t = useText();
  const languages = useLanguages();
  const { choices, remove } = useFieldWords();
  const attributes = useAttributeWords();
  return useMemo(() => {
    const sayLanguage = (value: unknown) =>
      value === AUTOMATIC ? t('settings.language.auto') : nameLanguage(String(value));
    const sayPinned = (value: unknown) =>
      parsePinned(String(value ?? ''))
        .map(attributes.label)
        .join(', ');
    const language: OwnField = {
      draw: ({ value, onChange, readOnly, id, label, hint, error }) => (
        <SelectMenu
          id={id}
          label={label}
          hint={hint}
          error={error}
          onChange={onChange}
          disabled={readOnly}
          value={String(value)}
          options={[AUTOMATIC, ...languages].map((each) => ({
            value: each,
            label: sayLanguage(each),
          }))}
        />
      ),
      say: sayLanguage,
    };
    const toOption = (key: string) => ({ value: key, label: attributes.label(key) });
    const pinned: OwnField = {
      isWide: true,
      draw: ({ value, onChange, readOnly, id, label, hint, error }) => {
        const keys = parsePinned(String(value ?? ''));
        return (
          <MultiCombobox
            id={id}
            label={label}
            hint={hint}
            error={error}
            readOnly={readOnly}
            words={{ ...choices, remove }}
            value={keys.map(toOption)}
            options={[...new Set([...keys, ...KNOWN_FACTS])].map(toOption)}
            onChange={(chosen) => onChange(formatPinned(chosen.map((each) => each.value)))}
          />
        );
      },
      say: sayPinned,
    };
    return { language, pinned };
  }, [t, languages, choices, remove, attributes]);
}
