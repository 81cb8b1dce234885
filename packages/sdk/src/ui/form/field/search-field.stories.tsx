import { useState, type ReactElement } from 'react';
import { useLabels } from '../../../react';
import { SearchField } from './search-field';

export default { title: 'SDK / ui / Search field' };

const Field = ({ text, disabled }: { text: string; disabled?: boolean }): ReactElement => {
  const t = useLabels();
  const [value, setValue] = useState(text);
  return (
    <SearchField
      value={value}
      onChange={setValue}
      disabled={disabled}
      label={t('list.search.label')}
      placeholder={t('list.search.placeholder')}
      clearLabel={t('list.search.clear')}
    />
  );
};

export const States = (): ReactElement => (
  <div className="story-stack">
    <Field text="" />
    <Field text="Fiorino" />
    <Field text="Fiorino" disabled />
  </div>
);
States.meta = { about: 'Empty, with words to clear, and not now.' };
