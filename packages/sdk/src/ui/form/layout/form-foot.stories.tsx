import type { ReactElement } from 'react';
import { useFormWords } from '../../../../../../.ladle/form-words';
import { Button } from '../button/button';
import { FormFoot } from './form-foot';

export default { title: 'SDK / ui / Form foot' };

export const States = (): ReactElement => {
  const words = useFormWords();
  return (
    <div className="story-stack" style={{ maxWidth: 'none' }}>
      <FormFoot state={words.dirty(3)} isChanged>
        <Button>{words.discard}</Button>
        <Button variant="primary">{words.save}</Button>
      </FormFoot>
      <FormFoot>
        <Button variant="primary">{words.save}</Button>
      </FormFoot>
    </div>
  );
};
States.meta = { about: 'With changes that are not saved, and without.' };
