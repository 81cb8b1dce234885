import { useState, type ReactElement } from 'react';
import { useFormWords } from '../../../../../../.ladle/form-words';
import { useStoryLanguage } from '../../../../../../.ladle/story-language';
import { DateTimeField, type DateTimeFieldProps } from './date-time-field';

export default { title: 'SDK / ui / Date and time field' };

const AT = Date.UTC(2026, 10, 21, 17, 32);

function Field({
  first = AT,
  ...rest
}: Partial<DateTimeFieldProps> & { first?: number | null }): ReactElement {
  const words = useFormWords();
  const locale = useStoryLanguage();
  const [valueMs, setValueMs] = useState<number | null>(first);
  return (
    <DateTimeField
      label={words.start}
      {...rest}
      valueMs={valueMs}
      onChange={setValueMs}
      locale={locale}
      hour12={locale === 'en-US'}
      timeZone="America/Sao_Paulo"
      calendarLabel={words.calendar(words.start)}
    />
  );
}

export const States = (): ReactElement => {
  const words = useFormWords();
  return (
    <div className="story-stack">
      <Field first={null} hint="America/Sao Paulo" />
      <Field required />
      <Field first={null} required error={words.dateMissing} />
      <Field readOnly />
      <Field disabled />
    </div>
  );
};
States.meta = { about: 'Empty, written, missing, to be read only, and not now.' };
