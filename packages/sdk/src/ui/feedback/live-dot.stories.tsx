import type { ReactElement } from 'react';
import { useLabels } from '../../react';
import { LiveDot } from './live-dot';

export default { title: 'SDK / ui / Live dot' };

export const States = (): ReactElement => {
  const t = useLabels();
  return (
    <div className="story-stack">
      <span className="story-row">
        <LiveDot state="live" /> {t('connection.live')}
      </span>
      <span className="story-row">
        <LiveDot state="waiting" /> {t('connection.connecting')}
      </span>
      <span className="story-row">
        <LiveDot state="down" /> {t('connection.reconnecting')}
      </span>
      <span className="story-row">
        <LiveDot state="off" /> {t('connection.idle')}
      </span>
    </div>
  );
};
States.meta = { about: 'The four states of the live connection, each beside its word.' };
