import { useState, type ReactElement } from 'react';
import { Truck } from 'lucide-react';
import { Act } from '../../../../../../.ladle/act';
import { useFormWords } from '../../../../../../.ladle/form-words';
import { HOSTILE_NAMES } from '../../../../../../.ladle/hostile-names';
import { Combobox, type ComboboxProps } from './combobox';
import type { ComboboxOption, OptionSource } from './combobox-option';

export default { title: 'SDK / ui / Combobox' };

const option = (value: number, label: string, hint: string): ComboboxOption<number> => ({
  value,
  label,
  hint,
  icon: <Truck aria-hidden="true" />,
});
const fleet = [
  option(1, 'Fiorino 07', 'RTA4F27'),
  option(2, 'VUC 14', 'FQK2B91'),
  option(3, 'Ônibus 2067', 'JKV0B58'),
  ...HOSTILE_NAMES.map((name, index) => option(index + 10, name, 'DTE7A16')),
];
const thousands = Array.from({ length: 5_000 }, (_, index) =>
  option(index, `Van ${index + 1}`, String(860_000_000_000_000 + index)),
);

function Field({
  options = fleet,
  first = null,
  ...rest
}: Partial<ComboboxProps<number>> & {
  options?: OptionSource<number>;
  first?: ComboboxOption<number> | null;
}): ReactElement {
  const words = useFormWords();
  const [value, setValue] = useState(first);
  return (
    <Combobox
      label={words.vehicle}
      placeholder={words.vehiclePlaceholder}
      clearLabel={words.clear(words.vehicle)}
      {...rest}
      options={options}
      words={words}
      value={value}
      onChange={setValue}
    />
  );
}

const chosen = fleet[0] ?? null;

export const States = (): ReactElement => {
  const words = useFormWords();
  return (
    <div className="story-stack">
      <Field required hint={words.nameHint} />
      <Field first={chosen} />
      <Field required error={words.vehicleMissing} />
      <Field first={chosen} readOnly />
      <Field first={chosen} disabled />
    </div>
  );
};
States.meta = { about: 'Empty with a hint, chosen, missing, to be read only, and not now.' };

const Opened = ({ children }: { children: ReactElement }): ReactElement => (
  <Act on="input">
    <div style={{ maxWidth: 384, minHeight: 380 }}>{children}</div>
  </Act>
);

export const Open = (): ReactElement => (
  <Opened>
    <Field first={chosen} />
  </Opened>
);
Open.meta = { about: 'The list with hostile names in it.', ready: '[role=option]' };

export const Thousands = (): ReactElement => (
  <Opened>
    <Field options={thousands} first={thousands[2_500] ?? null} />
  </Opened>
);
Thousands.meta = {
  about: 'Five thousand, of which those in view are drawn.',
  ready: '[role=option]',
};

export const NoneThere = (): ReactElement => (
  <Opened>
    <Field options={[]} />
  </Opened>
);
NoneThere.meta = { about: 'Nothing to choose from.', ready: '[role=status]' };

const never = () => new Promise<never>(() => undefined);
const refuse = () => Promise.reject(new Error('away'));

export const Loading = (): ReactElement => (
  <Opened>
    <Field options={never} />
  </Opened>
);
Loading.meta = { about: 'The server has not answered yet.', ready: '[role=status]' };

export const Failed = (): ReactElement => (
  <Opened>
    <Field options={refuse} />
  </Opened>
);
Failed.meta = { about: 'The server did not answer.', ready: '[role=status][data-tone=error]' };
