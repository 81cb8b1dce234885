/**
 * Parts that nearly every visit starts with, in one file of the build: many small ones weigh more.
 */
export { DevicesPage } from '../areas/devices/devices-page';
export { HomePage } from '../areas/devices/home-page';
export { SignedInArea } from './signed-in/signed-in-area';
