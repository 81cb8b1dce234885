export type { WeatherLook } from './describe-weather';
