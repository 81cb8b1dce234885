import type { ReactElement } from 'react';
import { useFormWords } from '../../../../../../.ladle/form-words';
import { FormErrors } from './form-errors';
import { TextField } from '../field/text-field';

export default { title: 'SDK / ui / Form errors' };

export const Head = (): ReactElement => {
  const words = useFormWords();
  return (
    <div className="story-stack">
      <FormErrors
        title={words.wrong(2)}
        errors={[{ text: words.nameMissing, fieldId: 'story-name' }, { text: words.limitWrong }]}
        attempt={0}
      />
      <TextField id="story-name" label={words.name} required error={words.nameMissing} />
    </div>
  );
};
Head.meta = { about: 'What is wrong, as a way to its field, and one thing without a field.' };
