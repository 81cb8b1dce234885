import { useState, type ReactElement } from 'react';
import { useFormWords } from '../../../../../../.ladle/form-words';
import { useStoryLanguage } from '../../../../../../.ladle/story-language';
import { NumberField } from './number-field';

export default { title: 'SDK / ui / Number field' };

export const States = (): ReactElement => {
  const words = useFormWords();
  const locale = useStoryLanguage();
  const [value, setValue] = useState<number | null>(84_312.5);
  const [limit, setLimit] = useState<number | null>(200);
  return (
    <div className="story-stack">
      <NumberField
        label={words.odometer}
        unit="km"
        hint={words.sectionHelp}
        locale={locale}
        value={value}
        onChange={setValue}
      />
      <NumberField
        label={words.limit}
        unit="km/h"
        step={5}
        required
        error={limit !== null && limit > 160 ? words.limitWrong : undefined}
        locale={locale}
        value={limit}
        onChange={setLimit}
      />
      <NumberField
        label={words.odometer}
        unit="km"
        readOnly
        locale={locale}
        value={value}
        onChange={setValue}
      />
      <NumberField
        label={words.odometer}
        unit="km"
        disabled
        locale={locale}
        value={value}
        onChange={setValue}
      />
    </div>
  );
};
States.meta = { about: 'With a unit, above its bound, to be read only, and not now.' };
