import { useState, type ReactElement } from 'react';
import { useLabels } from '../../../react';
import { Segment } from './segment';

export default { title: 'SDK / ui / Segment' };

export const Choices = (): ReactElement => {
  const t = useLabels();
  const [value, setValue] = useState<'all' | 'online' | 'offline' | 'unknown'>('online');
  return (
    <Segment
      label={t('list.filter.connection')}
      value={value}
      onChange={setValue}
      options={(['all', 'online', 'offline', 'unknown'] as const).map((option) => ({
        value: option,
        label: t(`list.filter.${option}`),
      }))}
    />
  );
};
Choices.meta = { about: 'Two to five choices of which one holds.' };
