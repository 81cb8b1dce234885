import { useState, type ReactElement } from 'react';
import { useLabels } from '../react';
import { STATUS_NAMES } from './status-name';
import { StatusTile } from './status-tile';

export default { title: 'SDK / ui / Status tile' };

export const Row = (): ReactElement => {
  const t = useLabels();
  const [chosen, setChosen] = useState<string>('moving');
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(6, 1fr)', gap: 4, width: 343 }}>
      {STATUS_NAMES.map((status, index) => (
        <StatusTile
          key={status}
          status={status}
          count={index * 31}
          label={t(`statusShort.${status}`)}
          pressed={status === chosen}
          onClick={() => setChosen(status)}
        />
      ))}
    </div>
  );
};
Row.meta = { about: 'The filter of a narrow list: one chosen, one at zero, long words broken.' };
