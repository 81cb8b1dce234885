export { useMap } from 'react-leaflet';
