import type { ReactElement } from 'react';
import { Skeleton } from './skeleton';

export default { title: 'SDK / ui / Skeleton' };

export const Lines = (): ReactElement => (
  <div className="story-stack">
    <Skeleton style={{ width: 180, height: 14 }} />
    <Skeleton style={{ width: 120, height: 12 }} />
    <Skeleton style={{ width: '100%', height: 44 }} />
  </div>
);
Lines.meta = { about: 'Stands in the place of what is being fetched; breathes, or keeps still.' };
