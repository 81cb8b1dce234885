export { DeviceDeletion } from '@rastro/sdk/internal';
