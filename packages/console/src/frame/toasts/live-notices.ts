// Both come once the page stands, so they come together.
export { AlarmActionNotices } from './alarm-action-notices';
export { EventToasts } from './event-toasts';
