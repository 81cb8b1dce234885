/**
 * Parts that nearly every visit starts with, in one file of the build: many small ones weigh more.
 */
export { DevicesPage } from '../pages/devices-page';
export { HomePage } from '../pages/home-page';
export { SignedInArea } from '../frame/signed-in-area';
