import type { ReactElement } from 'react';
import { useFormWords } from '../../../../../../.ladle/form-words';
import { FormNav } from './form-nav';

export default { title: 'SDK / ui / Form nav' };

const Nav = (): ReactElement => {
  const words = useFormWords();
  return (
    <FormNav
      label={words.section}
      items={[
        { id: 'one', title: words.section, mark: { kind: 'done', text: words.attributes.yes } },
        {
          id: 'two',
          title: words.vehicle,
          mark: { kind: 'wrong', count: 2, text: words.wrong(2) },
        },
        {
          id: 'three',
          title: words.color,
          mark: { kind: 'warned', count: 1, text: words.wrong(1) },
        },
        { id: 'four', title: words.advanced, mark: { kind: 'changed', text: words.dirty(1) } },
        { id: 'five', title: words.file },
      ]}
    />
  );
};

export const Column = (): ReactElement => (
  <div style={{ container: 'rastro-form / inline-size', width: 920, maxWidth: '100%' }}>
    <div style={{ width: 224 }}>
      <Nav />
    </div>
  </div>
);
Column.meta = { about: 'The parts of a long form, with what is wrong or changed in each.' };

export const Chips = (): ReactElement => (
  <div style={{ container: 'rastro-form / inline-size', width: 440, maxWidth: '100%' }}>
    <Nav />
  </div>
);
Chips.meta = { about: 'The same where there is no room for a column.' };
