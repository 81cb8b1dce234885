import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { StoryServer } from '../../../../../../.ladle/story-server';
import { LazyWords } from '../../../react/provider/lazy-words';
import type { Measure } from '../../../react/tools/use-measure';
import { NO_PADDING } from '../../view/map-padding';
import { LocateNotice } from './locate/locate-notice';
import { MeasureBar } from './measure/measure-bar';
import { ToolDock } from './tool-dock';

export default { title: 'SDK / map / Tool dock' };

const Stage = styled.div`
  position: relative;
  height: 760px;
  background: var(--rastro-map-land);
`;
const nothing = () => undefined;
const place = { latitude: -23.55, longitude: -46.63 };
const measured: Measure = {
  places: [place, place, place],
  meters: [0, 4_200, 12_400],
  totalMeters: 12_400,
  add: nothing,
  removeLast: nothing,
  clear: nothing,
};
const FILES = ['map-tools'] as const;

export const Tools = (): ReactElement => (
  <StoryServer>
    <LazyWords files={FILES}>
      <Stage>
        <ToolDock padding={NO_PADDING}>
          <LocateNotice state={{ status: 'asking' }} onRetry={nothing} onClose={nothing} />
          <LocateNotice
            state={{ status: 'found', place, accuracyMeters: 35 }}
            onRetry={nothing}
            onClose={nothing}
          />
          <LocateNotice
            state={{ status: 'failed', problem: 'denied' }}
            onRetry={nothing}
            onClose={nothing}
          />
          <MeasureBar measure={measured} onEnd={nothing} />
        </ToolDock>
      </Stage>
    </LazyWords>
  </StoryServer>
);
Tools.meta = { about: 'What the tools of a map say: own place, a measured way.' };
