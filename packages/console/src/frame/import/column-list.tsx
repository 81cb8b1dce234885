import { isAttributeKey, listWritten, toTarget } from '@rastro/sdk/domain';
import { useFieldWords } from '@rastro/sdk/resource';
import { Combobox, type ComboboxOption } from '@rastro/sdk/internal/ui';
import { useMemo, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../i18n/text-context';
import type { ImportedResource } from './to-writable-resource';
import type { Import, OpenSheet } from './use-import';
import { keyOfTarget, type ImportWords } from './use-import-words';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  gap: 16px;
`;

/**
 * List of a sheet's columns with their fields, guessed from the names; people may choose otherwise.
 */
export function ColumnList({
  resource,
  open: { sheet, targets },
  words,
  onChoose,
}: {
  resource: ImportedResource;
  open: OpenSheet;
  words: ImportWords;
  onChoose: Import['setTarget'];
}): ReactElement {
  const t = useText();
  const fields = useFieldWords();
  const keys = targets.map(keyOfTarget);
  const options = useMemo((): ComboboxOption<string>[] => {
    const names = listWritten(resource).map(({ name }) => name);
    const attributes = resource.hasAttributes
      ? sheet.header.map((name) => name.trim()).filter(isAttributeKey)
      : [];
    const known = [...(resource.identity ? [] : ['id']), ...names];
    return [
      { value: '', label: t('import.columns.ignored') },
      ...known.map((name) => ({ value: name, label: words.named(name) })),
      ...[...new Set(['plate', ...attributes])].flatMap((name) =>
        resource.hasAttributes
          ? [
              {
                value: `attributes.${name}`,
                label: t('import.columns.attribute', { name: words.named(`attributes.${name}`) }),
              },
            ]
          : [],
      ),
    ];
  }, [resource, sheet, words, t]);
  const find = (key: string): ComboboxOption<string> =>
    options.find(({ value }) => value.toLowerCase() === key.toLowerCase()) ?? {
      value: key,
      label: words.named(key),
    };
  return (
    <Grid>
      {sheet.header.map((name, index) => {
        const key = keys[index] ?? '';
        const example = sheet.rows.map(({ cells }) => cells[index]).find(Boolean);
        const isTwice = key !== '' && keys.indexOf(key) !== index;
        return (
          <Combobox<string>
            key={index}
            label={name.trim() || t('import.columns.unnamed', { place: index + 1 })}
            hint={example ? t('import.columns.example', { text: example.slice(0, 40) }) : undefined}
            error={isTwice ? t('import.columns.twice') : undefined}
            value={find(key)}
            options={options}
            words={fields.choices}
            onChange={(option) => {
              const target = option?.value ? toTarget(resource, option.value) : null;
              onChoose(index, target ?? { kind: 'ignored' });
            }}
          />
        );
      })}
    </Grid>
  );
}
