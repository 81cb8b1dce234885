import type { ReactElement } from 'react';
import { EndableList } from './endable-list';

export default { title: 'SDK / ui / Endable list' };

export const Running = (): ReactElement => (
  <EndableList
    title="Links"
    endText="End"
    onEnd={() => {}}
    items={[
      { id: 1, name: 'Ana', note: 'until 14:30 · opened 3 times', endLabel: 'End the link of Ana' },
      {
        id: 2,
        name: '<img src=x onerror=alert(1)>'.repeat(6),
        note: 'until tomorrow',
        endLabel: 'End the other link',
      },
    ]}
  />
);
Running.meta = {
  about: 'What runs until it is ended; one name is far too long.',
  ready: 'li button',
};
