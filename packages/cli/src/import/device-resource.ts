import { device } from '@rastro/sdk/contract';
import { type CliMember, listWritten } from '../resources/cli-resource';
import { findResource } from '../resources/resources';

/** Devices, as an import reads and writes them. */
export const deviceResource = findResource(device);

/** What a column may hold beside `group` and `attributes.KEY`. */
export const deviceFields: readonly CliMember[] = listWritten(deviceResource);
