import { useState, type ReactElement } from 'react';
import { useLabels } from '../../../react';
import { Switch } from './switch';

export default { title: 'SDK / ui / Switch' };

export const States = (): ReactElement => {
  const t = useLabels();
  const [isOn, setOn] = useState(true);
  return (
    <div className="story-stack">
      <Switch checked={isOn} onChange={setOn}>
        {t('map.follow')}
      </Switch>
      <Switch checked={!isOn} onChange={(next) => setOn(!next)}>
        {t('map.fitAll')}
      </Switch>
      <Switch checked disabled onChange={() => undefined}>
        {t('list.filter.motionOnly')}
      </Switch>
      <Switch checked={false} disabled onChange={() => undefined}>
        {t('list.filter.onlySelected')}
      </Switch>
    </div>
  );
};
States.meta = { about: 'On, off, and both of them not now.' };
