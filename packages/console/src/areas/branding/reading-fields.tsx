import { SPEED_WORDS } from '@rastro/sdk/domain';
import { FormSection, SelectMenu, TextField } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { useText } from '../../frame/i18n/text-context';
import { toFieldId } from './to-field-id';
import { LANGUAGE_NAMES, type READING } from './theme-values';
import type { ThemeDraft } from './use-theme-draft';

const CHOICES = {
  defaultLanguage: LANGUAGE_NAMES,
  speedUnit: SPEED_WORDS,
  distanceUnit: { km: 'km', mi: 'mi' },
} as const;

/** Language, time zone and units of who chooses none. */
export function ReadingFields({
  draft: { values, change },
  problemOf,
}: {
  draft: ThemeDraft;
  problemOf: (path: string) => string;
}): ReactElement {
  const t = useText();
  const set = (name: (typeof READING)[number], value: string) =>
    change({ reading: { ...values.reading, [name]: value } });
  const choice = (name: keyof typeof CHOICES) => (
    <SelectMenu
      label={t(`theme.field.${name}`)}
      options={[
        { value: '', label: t('theme.reading.open') },
        ...Object.entries(CHOICES[name]).map(([value, label]) => ({ value, label })),
      ]}
      value={values.reading[name]}
      onChange={(value) => set(name, value)}
    />
  );
  return (
    <FormSection title={t('theme.section.reading')} help={t('theme.section.readingHelp')}>
      {choice('defaultLanguage')}
      <TextField
        id={toFieldId('timeZone')}
        label={t('theme.field.timeZone')}
        hint={t('theme.hint.timeZone')}
        error={problemOf('timeZone')}
        value={values.reading.timeZone}
        onChange={({ target }) => set('timeZone', target.value)}
      />
      {choice('speedUnit')}
      {choice('distanceUnit')}
    </FormSection>
  );
}
