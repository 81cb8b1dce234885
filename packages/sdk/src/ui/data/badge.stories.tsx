import { Bell } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLabels } from '../../react';
import { Badge } from './badge';
import { STATUS_NAMES } from './status-name';

export default { title: 'SDK / ui / Badge' };

export const Tones = (): ReactElement => {
  const t = useLabels();
  return (
    <div className="story-row">
      {STATUS_NAMES.map((tone) => (
        <Badge key={tone} tone={tone}>
          {t(`status.${tone}`)}
        </Badge>
      ))}
    </div>
  );
};
Tones.meta = { about: 'One tone a status.' };

export const WithIcon = (): ReactElement => {
  const t = useLabels();
  return (
    <Badge tone="alarm" icon={<Bell aria-hidden="true" />}>
      {t('status.alarm')}
    </Badge>
  );
};
WithIcon.meta = { about: 'An icon before the word.' };
