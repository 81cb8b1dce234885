import type { ReactElement } from 'react';
import { useFormWords } from '../../../../../../.ladle/form-words';
import { TextArea } from './text-area';

export default { title: 'SDK / ui / Text area' };

export const States = (): ReactElement => {
  const words = useFormWords();
  const text = 'Central Sul, portão 4.\nChave reserva com a Karina.';
  return (
    <div className="story-stack">
      <TextArea label={words.notes} hint={words.nameHint} />
      <TextArea label={words.notes} required defaultValue={text} error={words.nameMissing} />
      <TextArea label={words.notes} readOnly defaultValue={text} />
      <TextArea label={words.notes} disabled defaultValue={text} />
    </div>
  );
};
States.meta = { about: 'Empty, wrong, to be read only, and not now.' };
