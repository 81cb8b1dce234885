// Both come once the page stands, so they come together.
export { AlarmDeeds } from './alarm-deeds';
export { EventToasts } from './event-toasts';
