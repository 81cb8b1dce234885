import type { ReactElement } from 'react';
import { PausePicture } from './pause-picture';

export default { title: 'Console / pages / Pause picture' };

export const Picture = (): ReactElement => <PausePicture />;
Picture.meta = { about: 'A vehicle that waits on its way, in the brand’s colours.' };
