import type { ReactElement } from 'react';
import { Plate } from './plate';

export default { title: 'SDK / ui / Plate' };

export const Sizes = (): ReactElement => (
  <div className="story-row">
    <Plate>RTA4F27</Plate>
    <Plate size="lg">RTA4F27</Plate>
    <Plate>AB 123 CD 4567</Plate>
    <Plate>{'NOT A PLATE '.repeat(800)}</Plate>
  </div>
);
Sizes.meta = { about: '18 and 22 px; cut short only where no plate is as long.' };
