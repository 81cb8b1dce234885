import type { ReactElement } from 'react';
import { BootProgress } from './boot-progress';

export default { title: 'Console / app / Boot progress' };

export const Loading = (): ReactElement => <BootProgress />;
Loading.meta = { about: 'The line at the top until server and page are there.', layout: 'page' };
