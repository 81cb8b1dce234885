import type { ReactElement } from 'react';
import { HOSTILE_NAMES } from '../../../../../.ladle/hostile-names';
import { StoryServer } from '../../../../../.ladle/story-server';
import { makePosition } from '../../testing';
import { PlaceLine } from './place-line';

export default { title: 'SDK / widgets / Place line' };

const state = {
  server: { geocoderEnabled: true },
  answers: { 'GET /api/geofences': [{ id: 1, name: 'Depósito Norte' }] },
};
const bare = makePosition(1);

export const Places = (): ReactElement => (
  <StoryServer state={state}>
    <div style={{ display: 'grid', gap: 12, maxWidth: 320 }}>
      <PlaceLine position={{ ...bare, geofenceIds: [1] }} />
      <PlaceLine position={{ ...bare, address: 'Rua Augusta, 7, São Paulo' }} />
      <PlaceLine position={{ ...bare, address: HOSTILE_NAMES.join(' ') }} />
      <PlaceLine position={bare} />
      <PlaceLine position={undefined} />
    </div>
  </StoryServer>
);
Places.meta = {
  about: 'In a fence, at an address, hostile text, bare coordinates to ask about, no fix.',
  ready: '[data-kind=fence]',
};
