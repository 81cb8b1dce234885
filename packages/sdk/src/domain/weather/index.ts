export { describeWeather, type WeatherLook } from './describe-weather';
