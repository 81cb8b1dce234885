import { useState, type ReactElement } from 'react';
import { useLabels } from '../../../react';
import { Checkbox } from './checkbox';

export default { title: 'SDK / ui / Checkbox' };

export const States = (): ReactElement => {
  const t = useLabels();
  const [checked, setChecked] = useState(true);
  return (
    <div className="story-stack">
      <Checkbox checked={checked} onChange={setChecked}>
        {t('list.filter.motionOnly')}
      </Checkbox>
      <Checkbox checked={!checked} onChange={(next) => setChecked(!next)}>
        {t('list.filter.onlySelected')}
      </Checkbox>
      <Checkbox mixed checked={false} onChange={() => undefined}>
        {t('list.filter.categories')}
      </Checkbox>
    </div>
  );
};
States.meta = { about: 'On, off, and mixed: some of several are on.' };

export const Disabled = (): ReactElement => {
  const t = useLabels();
  return (
    <div className="story-stack">
      <Checkbox checked disabled onChange={() => undefined}>
        {t('list.filter.motionOnly')}
      </Checkbox>
      <Checkbox checked={false} disabled onChange={() => undefined}>
        {t('list.filter.onlySelected')}
      </Checkbox>
    </div>
  );
};
Disabled.meta = { about: 'Cannot be changed now.' };
