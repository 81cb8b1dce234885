import { writeSheet } from '../write-sheet';
import { startHost } from './start-host';

startHost(writeSheet);
