import { useState, type ReactElement } from 'react';
import { Act } from '../../../../../../.ladle/act';
import { useFormWords } from '../../../../../../.ladle/form-words';
import { HOSTILE_NAMES } from '../../../../../../.ladle/hostile-names';
import type { ComboboxOption } from './combobox-option';
import { MultiCombobox, type MultiComboboxProps } from './multi-combobox';

export default { title: 'SDK / ui / Multi combobox' };

const names = ['Fiorino 07', 'VUC 14', 'Ônibus 2067', 'Hilux Obras', ...HOSTILE_NAMES.slice(0, 3)];
const fleet: readonly ComboboxOption<number>[] = names.map((label, value) => ({ value, label }));

function Field({
  first = [],
  ...rest
}: Partial<MultiComboboxProps<number>> & {
  first?: readonly ComboboxOption<number>[];
}): ReactElement {
  const words = useFormWords();
  const [value, setValue] = useState(first);
  return (
    <MultiCombobox
      label={words.vehicles}
      placeholder={words.vehiclePlaceholder}
      {...rest}
      options={fleet}
      words={words}
      value={value}
      onChange={setValue}
    />
  );
}

export const States = (): ReactElement => {
  const words = useFormWords();
  return (
    <div className="story-stack">
      <Field hint={words.nameHint} />
      <Field first={fleet.slice(0, 5)} />
      <Field required error={words.vehicleMissing} />
      <Field first={fleet.slice(0, 3)} readOnly />
      <Field first={fleet.slice(0, 3)} disabled />
    </div>
  );
};
States.meta = { about: 'Empty, several, missing, to be read only, and not now.' };

export const Open = (): ReactElement => (
  <Act on="input">
    <div style={{ maxWidth: 384, minHeight: 380 }}>
      <Field first={fleet.slice(0, 2)} />
    </div>
  </Act>
);
Open.meta = { about: 'The list, in which the chosen ones are marked.', ready: '[role=option]' };
