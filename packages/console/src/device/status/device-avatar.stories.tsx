import { makeDevice } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import { DeviceAvatar } from './device-avatar';

export default { title: 'Console / device / Device avatar' };

const STATES = ['moving', 'idle', 'stopped', 'offline', 'unknown'] as const;
const CATEGORIES = ['car', 'truck', 'bus', 'motorcycle', 'boat', null] as const;

export const States = (): ReactElement => (
  <>
    {CATEGORIES.map((category) => (
      <p key={String(category)} style={{ display: 'flex', gap: 8, margin: '0 0 8px' }}>
        {STATES.map((state) => (
          <DeviceAvatar key={state} device={makeDevice(1, { category })} state={state} />
        ))}
      </p>
    ))}
  </>
);
States.meta = {
  about: 'Each state in its own colour, some vehicles; the last without a category.',
};
