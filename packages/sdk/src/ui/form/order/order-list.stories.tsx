import { useState, type ReactElement } from 'react';
import { OrderList } from './order-list';

export default { title: 'SDK / ui / Order list' };

const words = {
  moveUp: (label: string) => `↑ ${label}`,
  moveDown: (label: string) => `↓ ${label}`,
  moved: (label: string, place: number, count: number) => `${label}: ${place} / ${count}`,
};

export const Three = (): ReactElement => {
  const [ids, setIds] = useState(['A', 'B', 'C']);
  return (
    <div style={{ maxWidth: 320 }}>
      <OrderList
        items={ids.map((id) => ({ id, label: id }))}
        words={words}
        onMove={(id, toIndex) =>
          setIds((before) => before.filter((one) => one !== id).toSpliced(toIndex, 0, id))
        }
      >
        {({ label }) => <span>{label}</span>}
      </OrderList>
    </div>
  );
};
Three.meta = { about: 'Put in order by drag, by buttons, or with Alt and an arrow.' };
