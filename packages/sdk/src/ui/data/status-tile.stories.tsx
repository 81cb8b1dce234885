import { useState, type ReactElement } from 'react';
import { useFormat, useLabels } from '../../react';
import { STATUS_NAMES } from './status-name';
import { StatusTile } from './status-tile';

export default { title: 'SDK / ui / Status tile' };

const Tiles = ({ step }: { step: number }): ReactElement => {
  const t = useLabels();
  const { number } = useFormat();
  const [chosen, setChosen] = useState<string>('moving');
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(6, 1fr)', gap: 4, width: 343 }}>
      {STATUS_NAMES.map((status, index) => (
        <StatusTile
          key={status}
          status={status}
          count={index * step}
          countText={number(index * step)}
          label={t(`statusShort.${status}`)}
          pressed={status === chosen}
          onClick={() => setChosen(status)}
        />
      ))}
    </div>
  );
};
export const Row = (): ReactElement => <Tiles step={31} />;
Row.meta = { about: 'The filter of a narrow list: one chosen, one at zero, long words broken.' };

export const Thousands = (): ReactElement => <Tiles step={3_210} />;
Thousands.meta = {
  about: 'The figures of a large fleet: smaller, and the longest without a glyph.',
};
