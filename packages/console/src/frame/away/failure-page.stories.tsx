import type { ReactElement } from 'react';
import { ChunkError } from '../loading/load-chunk';
import { FailurePage } from './failure-page';

export default { title: 'Console / pages / Failure page' };

export const Crash = (): ReactElement => <FailurePage error={new Error('broken')} />;
Crash.meta = { about: 'A page stopped working.', layout: 'page' };

export const NotArrived = (): ReactElement => <FailurePage error={new ChunkError('failed')} />;
NotArrived.meta = { about: 'A part did not arrive.', layout: 'page' };

export const TooSlow = (): ReactElement => <FailurePage error={new ChunkError('timeout')} />;
TooSlow.meta = { about: 'A part took too long.', layout: 'page' };
