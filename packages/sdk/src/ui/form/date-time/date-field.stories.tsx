import { useState, type ReactElement } from 'react';
import { useFormWords } from '../../../../../../.ladle/form-words';
import { useStoryLanguage } from '../../../../../../.ladle/story-language';
import { DateField } from './date-field';

export default { title: 'SDK / ui / Date field' };

export const States = (): ReactElement => {
  const words = useFormWords();
  const locale = useStoryLanguage();
  const [day, setDay] = useState<string | null>('2026-11-21');
  const calendarLabel = words.calendar(words.day);
  const common = { label: words.day, calendarLabel, locale, onChange: setDay };
  return (
    <div className="story-stack">
      <DateField {...common} value={day} />
      <DateField {...common} value={null} required error={words.dateMissing} />
      <DateField {...common} value={day} readOnly />
    </div>
  );
};
States.meta = { about: 'A day, none where one must be, and one to be read only.' };
