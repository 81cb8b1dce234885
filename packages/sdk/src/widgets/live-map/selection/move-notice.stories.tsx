import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { HOSTILE_NAMES } from '../../../../../../.ladle/hostile-names';
import { StoryServer } from '../../../../../../.ladle/story-server';
import { MAP_WORDS } from '../../../map/layers/map-words';
import { ToolDock } from '../../../map/layers/tools/tool-dock';
import { NO_PADDING } from '../../../map/view/map-padding';
import type { DeviceMoveState } from '../../../react/picked/create-device-moves';
import { LazyWords } from '../../../react/provider/lazy-words';
import { makeDevice, makeGroup } from '../../../testing';
import { MoveNotice } from './move-notice';

export default { title: 'SDK / widgets / Move notice' };

const Stage = styled.div`
  position: relative;
  height: 340px;
  background: var(--rastro-map-land);
`;
const nothing = () => undefined;
const later = () => Promise.resolve();
const server = {
  devices: HOSTILE_NAMES.map((name, index) => makeDevice(index + 1, { name })),
  groups: [makeGroup(1, { name: 'Zona sul' })],
};

const Notice = ({ state }: { state: DeviceMoveState }): ReactElement => (
  <StoryServer state={server}>
    <LazyWords files={MAP_WORDS}>
      <Stage>
        <ToolDock padding={NO_PADDING}>
          <MoveNotice
            moves={{
              state,
              move: later,
              retry: later,
              undo: later,
              stop: nothing,
              dismiss: nothing,
            }}
          />
        </ToolDock>
      </Stage>
    </LazyWords>
  </StoryServer>
);
const over = { groupId: 1, count: 9_998, failures: [], leftCount: 0 };
const failures = Array.from({ length: 140 }, (_, index) => ({ deviceId: index + 1, error: null }));

export const Moving = (): ReactElement => (
  <Notice state={{ status: 'moving', done: 1_234, total: 10_000 }} />
);
Moving.meta = { about: 'How far it is, and an end at any time.', ready: '.rastro-move-notice' };

export const Moved = (): ReactElement => <Notice state={{ status: 'moved', ...over }} />;
Moved.meta = { about: 'All were moved; it can be taken back.', ready: '.rastro-move-notice' };

export const Failed = (): ReactElement => <Notice state={{ status: 'moved', ...over, failures }} />;
Failed.meta = { about: 'Some were not: which and why, and again.', ready: '.rastro-move-notice' };

export const Stopped = (): ReactElement => (
  <Notice state={{ status: 'moved', ...over, count: 40, leftCount: 9_960 }} />
);
Stopped.meta = { about: 'Somebody stopped it; it can go on.', ready: '.rastro-move-notice' };

export const Undone = (): ReactElement => <Notice state={{ status: 'undone', ...over }} />;
Undone.meta = { about: 'All are where they were.', ready: '.rastro-move-notice' };
