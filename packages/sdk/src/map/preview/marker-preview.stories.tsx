import type { ReactElement } from 'react';
import { StoryServer } from '../../../../../.ladle/story-server';
import { DEFAULT_TINTS } from '../../domain';
import { MarkerPreview } from './marker-preview';

export default { title: 'SDK / map / Marker preview' };

export const Plain = (): ReactElement => (
  <StoryServer>
    <MarkerPreview icon="bus" tints={DEFAULT_TINTS} />
  </StoryServer>
);
Plain.meta = { about: 'A vehicle without colours of its own, in four states.', ready: 'canvas' };

export const Tinted = (): ReactElement => (
  <StoryServer>
    <MarkerPreview icon="van" tints={{ primary: '#1f6f5c', secondary: '#f4c430' }} />
  </StoryServer>
);
Tinted.meta = { about: 'Its own colours.', ready: 'canvas' };
