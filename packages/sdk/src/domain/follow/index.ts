export { MAX_FOLLOWED, toggleFollowed } from './toggle-followed';
