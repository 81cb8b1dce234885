import { Truck } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useLabels } from '../../react';
import { Chip } from './chip';
import { StatusGlyph } from './status-glyph';

export default { title: 'SDK / ui / Chip' };

export const Switches = (): ReactElement => {
  const t = useLabels();
  const [isOn, setOn] = useState(true);
  return (
    <div className="story-row">
      <Chip pressed={isOn} onClick={() => setOn(!isOn)} count={12}>
        {t('status.moving')}
      </Chip>
      <Chip pressed={!isOn} onClick={() => setOn(!isOn)} icon={<StatusGlyph status="idle" />}>
        {t('status.idle')}
      </Chip>
      <Chip disabled>{t('status.offline')}</Chip>
    </div>
  );
};
Switches.meta = { about: 'Filters to switch on and off, one of them not now.' };

export const Removable = (): ReactElement => {
  const t = useLabels();
  const name = t('list.filter.motionOnly');
  return (
    <Chip icon={<Truck size={14} />} removeLabel={t('list.filter.remove', { name })}>
      {name}
    </Chip>
  );
};
Removable.meta = { about: 'Stands for a filter and takes it away when pressed.' };
