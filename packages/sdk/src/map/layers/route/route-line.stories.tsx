import type { ReactElement } from 'react';
import { StoryServer } from '../../../../../../.ladle/story-server';
import { LiveMap } from '../../../widgets/live-map';
import { RouteLine, type RouteFix } from './route-line';

export default { title: 'SDK / map / Route line' };

/** A loop of 60 points that speeds up and slows down, with a gap in which nothing was heard. */
const loop: RouteFix[] = Array.from({ length: 60 }, (_, index) => ({
  latitude: -23.55 + 0.02 * Math.sin(index / 9),
  longitude: -46.63 + 0.03 * Math.cos(index / 9),
  fixTime: new Date(Date.UTC(2026, 7, 21, 12 + (index > 40 ? 3 : 0), index)).toISOString(),
  speed: 20 + 20 * Math.sin(index / 4),
}));

const OnMap = ({ ramp }: { ramp?: boolean }): ReactElement => (
  <StoryServer>
    <LiveMap>
      <RouteLine points={loop} ramp={ramp} />
    </LiveMap>
  </StoryServer>
);

export const SpeedRamp = (): ReactElement => <OnMap />;
SpeedRamp.meta = {
  about: 'A driven way coloured by speed, open where nothing was heard.',
  layout: 'fill',
  ready: '[data-drawn]',
};

export const OneColour = (): ReactElement => <OnMap ramp={false} />;
OneColour.meta = { about: 'In the colour of a trail.', layout: 'fill', ready: '[data-drawn]' };
