import type { ReactElement } from 'react';
import { StoryServer } from '../../../../../.ladle/story-server';
import { HOSTILE_NAMES } from '../../../../../.ladle/hostile-names';
import { geofence } from '../../contract';
import { useFenceList } from '../../react';
import { GeofenceList } from './geofence-list';

export default { title: 'SDK / widgets / Geofence list' };

const nothing = () => undefined;
const nobody = new Map([[1, [1, 2, 3]]]);
const fences = (names: readonly string[]) =>
  names.map((name, index) =>
    geofence.decode({ id: index + 1, name, area: `CIRCLE (-23.5 -46.${index}, ${300 + index})` }),
  );

function Known({ selectedId = null }: { selectedId?: number | null }): ReactElement | null {
  const { ordinary, anchors } = useFenceList();
  return ordinary && anchors ? (
    <div style={{ display: 'flex', maxWidth: 384, height: 480 }}>
      <GeofenceList
        ordinary={ordinary}
        anchors={anchors}
        selectedId={selectedId}
        visitors={nobody}
        onSelect={nothing}
      />
    </div>
  ) : null;
}

const many = Array.from({ length: 2_000 }, (_, index) => `Loja ${index + 1}`);

export const Many = (): ReactElement => (
  <StoryServer state={{ geofences: fences(many) }}>
    <Known selectedId={3} />
  </StoryServer>
);
Many.meta = { about: 'Two thousand fences, one of them chosen.', ready: '[data-fence]' };

export const HostileNames = (): ReactElement => (
  <StoryServer state={{ geofences: fences(HOSTILE_NAMES) }}>
    <Known />
  </StoryServer>
);
HostileNames.meta = { about: 'Names of all kinds.', ready: '[data-fence]' };
