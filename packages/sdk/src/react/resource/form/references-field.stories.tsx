import { useState, type ReactElement } from 'react';
import { useFormWords } from '../../../../../../.ladle/form-words';
import { StoryServer } from '../../../../../../.ladle/story-server';
import { makeDevice } from '../../../testing';
import { ReferencesField } from './references-field';

export default { title: 'SDK / react / References field' };

const state = {
  devices: ['Fiorino 07', 'Corolla 12', 'VUC 3'].map((name, at) => makeDevice(at + 1, { name })),
};

function Field(): ReactElement {
  const words = useFormWords();
  const [ids, setIds] = useState<readonly number[]>([1, 2]);
  return <ReferencesField label={words.vehicles} refersTo="Device" value={ids} onChange={setIds} />;
}

export const Some = (): ReactElement => (
  <StoryServer state={state}>
    <Field />
  </StoryServer>
);
Some.meta = { about: 'Several vehicles, found by name at the server.', ready: '[role=combobox]' };
