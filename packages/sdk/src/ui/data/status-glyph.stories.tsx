import type { ReactElement } from 'react';
import { useLabels } from '../../react';
import { StatusGlyph } from './status-glyph';
import { STATUS_NAMES } from './status-name';

export default { title: 'SDK / ui / Status glyph' };

export const All = (): ReactElement => {
  const t = useLabels();
  return (
    <div className="story-stack">
      {STATUS_NAMES.map((status) => (
        <span key={status} className="story-row">
          <StatusGlyph status={status} />
          <StatusGlyph status={status} size={24} />
          <StatusGlyph status={status} size={24} tone="inherit" />
          {t(`status.${status}`)}
        </span>
      ))}
    </div>
  );
};
All.meta = { about: 'The signs: small, large, and in the colour of the text around them.' };
