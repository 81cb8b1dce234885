import { Clock } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { Act } from '../../../../../../.ladle/act';
import { useLabels } from '../../../react';
import { SelectMenu } from './select-menu';

export default { title: 'SDK / ui / Select menu' };

const KEYS = ['name', 'lastUpdate', 'motion', 'ignition'] as const;

const Select = (props: {
  size?: 'toolbar' | 'md' | 'lg';
  disabled?: boolean;
  hideLabel?: boolean;
}): ReactElement => {
  const t = useLabels();
  const [value, setValue] = useState<(typeof KEYS)[number]>('lastUpdate');
  const options = KEYS.map((key) => ({ value: key, label: t(`list.sort.${key}`) }));
  return (
    <SelectMenu
      {...props}
      label={t('list.sort.by')}
      icon={<Clock />}
      options={options}
      value={value}
      onChange={setValue}
    />
  );
};

export const Closed = (): ReactElement => (
  <div className="story-stack">
    <Select size="toolbar" hideLabel />
    <Select />
    <Select size="lg" />
    <Select disabled />
  </div>
);
Closed.meta = { about: 'In a toolbar, in a form, standing alone, not now.' };

export const Open = (): ReactElement => (
  <Act on="button">
    <Select />
  </Act>
);
Open.meta = { about: 'Its choices.', ready: '[role=menu]' };
