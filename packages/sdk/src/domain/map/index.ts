export {
  type MapChoice,
  type MapShow,
  type MapToggle,
  parseMapChoice,
  resolveMapShow,
} from './map-show';
