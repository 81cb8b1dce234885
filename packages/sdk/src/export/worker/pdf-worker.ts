import { writePdf } from '../pdf/write-pdf';
import { startHost } from './start-host';

startHost(writePdf);
