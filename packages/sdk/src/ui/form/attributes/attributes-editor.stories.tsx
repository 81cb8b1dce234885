import { useState, type ReactElement } from 'react';
import { useFormWords } from '../../../../../../.ladle/form-words';
import { HOSTILE_NAMES } from '../../../../../../.ladle/hostile-names';
import { useStoryLanguage } from '../../../../../../.ladle/story-language';
import type { KnownAttribute } from './attribute-values';
import { AttributesEditor } from './attributes-editor';

export default { title: 'SDK / ui / Attributes editor' };

const hostile = HOSTILE_NAMES[2];

const Editor = ({
  first,
  ...rest
}: {
  first: Record<string, unknown>;
  readOnly?: boolean;
  errors?: Record<string, string>;
}): ReactElement => {
  const words = useFormWords();
  const locale = useStoryLanguage();
  const [value, setValue] = useState(first);
  const known: readonly KnownAttribute[] = [
    { key: 'speedLimit', label: words.limit, type: 'number', unit: 'km/h' },
    { key: 'fuel', label: words.fuel, type: 'number', unit: 'km/L', hint: words.advancedHelp },
    { key: 'insured', label: words.insured, type: 'boolean' },
    { key: 'notes', label: words.notes, type: 'text' },
  ];
  return (
    <div style={{ maxWidth: 560 }}>
      <AttributesEditor
        label={words.advanced}
        value={value}
        known={known}
        locale={locale}
        {...rest}
        words={words.attributes}
        onChange={setValue}
      />
    </div>
  );
};

const some = {
  speedLimit: 80.5,
  insured: true,
  mailTo: 'central@example.com',
  [hostile]: hostile,
  retries: 3,
  shifts: [{ from: '08:00', to: '17:30' }],
};

export const Values = (): ReactElement => {
  const words = useFormWords();
  return <Editor first={some} errors={{ speedLimit: words.limitWrong }} />;
};
Values.meta = {
  about:
    'Known ones first, one of them wrong, then others: hostile, a number, a list that is kept.',
};

export const Empty = (): ReactElement => <Editor first={{}} />;
Empty.meta = { about: 'None yet.' };

export const ReadOnly = (): ReactElement => <Editor first={some} readOnly />;
ReadOnly.meta = { about: 'To be read only.' };
