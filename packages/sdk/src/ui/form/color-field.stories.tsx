import { useState, type ReactElement } from 'react';
import { useFormWords } from '../../../../../.ladle/form-words';
import { ColorField } from './color-field';

export default { title: 'SDK / ui / Color field' };

export const States = (): ReactElement => {
  const words = useFormWords();
  const [value, setValue] = useState('#1F6F5C');
  const common = { label: words.color, pickLabel: words.pickColor, onChange: setValue };
  return (
    <div className="story-stack">
      <ColorField {...common} value={value} />
      <ColorField {...common} value="" hint={words.nameHint} />
      <ColorField {...common} value="#12" error={words.badColor} />
      <ColorField {...common} value={value} readOnly />
      <ColorField {...common} value={value} disabled />
    </div>
  );
};
States.meta = { about: 'Chosen, none, no colour, to be read only, and not now.' };
