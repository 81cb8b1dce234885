import { useState, type ReactElement } from 'react';
import { Act } from '../../../../../.ladle/act';
import { useFormWords } from '../../../../../.ladle/form-words';
import { useStoryLanguage } from '../../../../../.ladle/story-language';
import { TimeZoneField } from './time-zone-field';

export default { title: 'SDK / ui / Time zone field' };

const Field = ({ first }: { first: string | null }): ReactElement => {
  const words = useFormWords();
  const locale = useStoryLanguage();
  const [value, setValue] = useState(first);
  return (
    <TimeZoneField
      label={words.zone}
      clearLabel={words.clear(words.zone)}
      words={words}
      locale={locale}
      value={value}
      onChange={setValue}
    />
  );
};

export const States = (): ReactElement => (
  <div className="story-stack">
    <Field first="America/Argentina/Buenos_Aires" />
    <Field first={null} />
    <Field first="Mars/Olympus_Mons" />
  </div>
);
States.meta = { about: 'Chosen, none, and one that the browser does not know.' };

export const Open = (): ReactElement => (
  <Act on="input">
    <div style={{ maxWidth: 384, minHeight: 380 }}>
      <Field first="America/Sao_Paulo" />
    </div>
  </Act>
);
Open.meta = { about: 'Hundreds of zones around the chosen one.', ready: '[role=option]' };
