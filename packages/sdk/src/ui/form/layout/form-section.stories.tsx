import type { ReactElement } from 'react';
import { useFormWords } from '../../../../../../.ladle/form-words';
import { FormSection } from './form-section';
import { TextArea } from '../field/text-area';
import { TextField } from '../field/text-field';

export default { title: 'SDK / ui / Form section' };

const Fields = (): ReactElement => {
  const words = useFormWords();
  return (
    <>
      <TextField label={words.name} required defaultValue="Fiorino 07" />
      <TextField label={words.vehicle} defaultValue="RTA4F27" />
      <div data-wide="true">
        <TextArea label={words.notes} />
      </div>
    </>
  );
};

export const Sections = (): ReactElement => {
  const words = useFormWords();
  return (
    <div>
      <FormSection title={words.section} help={words.sectionHelp}>
        <Fields />
      </FormSection>
      <FormSection title={words.advanced} help={words.advancedHelp} startsOpen={false}>
        <Fields />
      </FormSection>
      <FormSection title={words.notes} startsOpen>
        <Fields />
      </FormSection>
    </div>
  );
};
Sections.meta = { about: 'Always open, folded, and open to be folded.' };
