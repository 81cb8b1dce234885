import type { ReactElement } from 'react';
import { useLabels } from '../../react';
import { StatusBadge } from './status-badge';
import { STATUS_NAMES } from './status-name';

export default { title: 'SDK / ui / Status badge' };

export const All = (): ReactElement => {
  const t = useLabels();
  return (
    <div className="story-row">
      {STATUS_NAMES.map((status) => (
        <StatusBadge key={status} status={status}>
          {t(`status.${status}`)}
        </StatusBadge>
      ))}
    </div>
  );
};
All.meta = { about: 'Glyph, colour and word of each status.' };
