export type { MapChoice, MapShow, MapToggle } from './map-show';
