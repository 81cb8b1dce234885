import type { ReactElement } from 'react';
import { STATUS_NAMES } from './status-name';
import { VehicleAvatar } from './vehicle-avatar';

export default { title: 'SDK / ui / Vehicle avatar' };

const CATEGORIES = ['car', 'truck', 'bus', 'motorcycle', 'boat', null] as const;

const Rows = ({ glyph }: { glyph: boolean }): ReactElement => (
  <>
    {CATEGORIES.map((category) => (
      <p key={String(category)} style={{ display: 'flex', gap: 12, margin: '0 0 12px' }}>
        {STATUS_NAMES.map((status) => (
          <VehicleAvatar key={status} category={category} status={status} glyph={glyph} />
        ))}
      </p>
    ))}
  </>
);

export const States = (): ReactElement => <Rows glyph />;
States.meta = {
  about: 'Each state in its own colour, some vehicles; the last without a category.',
};

export const Plain = (): ReactElement => <Rows glyph={false} />;
Plain.meta = { about: 'Without the sign, where the word of the state stands beside it.' };
