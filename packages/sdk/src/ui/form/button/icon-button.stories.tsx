import { Bell, LocateFixed, SlidersHorizontal } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { Act } from '../../../../../../.ladle/act';
import { useLabels } from '../../../react';
import { IconButton } from './icon-button';

export default { title: 'SDK / ui / Icon button' };

export const Sizes = (): ReactElement => {
  const t = useLabels();
  return (
    <div className="story-row">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <IconButton key={size} size={size} icon={<Bell />} label={t('list.group.alarm')} />
      ))}
      <IconButton outlined icon={<SlidersHorizontal />} label={t('list.filter.label')} />
    </div>
  );
};
Sizes.meta = { about: '28, 32 and 44 px, and outlined.' };

export const States = (): ReactElement => {
  const t = useLabels();
  const [isOn, setOn] = useState(true);
  return (
    <div className="story-row">
      <IconButton
        pressed={isOn}
        onClick={() => setOn(!isOn)}
        icon={<LocateFixed />}
        label={t('map.follow')}
      />
      <IconButton on icon={<SlidersHorizontal />} label={t('list.filter.label')} />
      <IconButton count={3} icon={<Bell />} label={t('list.group.alarm')} />
      <IconButton count={250} icon={<Bell />} label={t('list.group.alarm')} />
      <IconButton disabled icon={<Bell />} label={t('list.group.alarm')} />
    </div>
  );
};
States.meta = { about: 'Pressed, in effect, with counts, disabled.' };

export const WithTooltip = (): ReactElement => {
  const t = useLabels();
  return (
    <Act on="button" by="focus">
      <IconButton icon={<LocateFixed />} label={t('map.follow')} shortcut="F" />
    </Act>
  );
};
WithTooltip.meta = { about: 'Under focus it shows its name and its key.', ready: '[role=tooltip]' };
