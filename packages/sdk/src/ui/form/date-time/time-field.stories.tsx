import { useState, type ReactElement } from 'react';
import { useFormWords } from '../../../../../../.ladle/form-words';
import { useStoryLanguage } from '../../../../../../.ladle/story-language';
import { TimeField } from './time-field';

export default { title: 'SDK / ui / Time field' };

export const States = (): ReactElement => {
  const words = useFormWords();
  const locale = useStoryLanguage();
  const [time, setTime] = useState<string | null>('20:05');
  const common = { label: words.time, locale, onChange: setTime };
  return (
    <div className="story-stack">
      <TimeField {...common} value={time} />
      <TimeField {...common} value={time} hour12 />
      <TimeField {...common} value={null} disabled />
    </div>
  );
};
States.meta = { about: 'With a clock of 24 hours, of twelve, and not now.' };
