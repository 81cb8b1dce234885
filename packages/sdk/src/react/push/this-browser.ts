import type { PushDeviceInput } from '../../contract';

/** The worker that shows notifications while no page is open. */
const WORKER_PATH = '/sw.js';

/** Checks that this page supports push notifications at all. */
export const canPush = (): boolean =>
  typeof window !== 'undefined' &&
  window.isSecureContext &&
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window;

/** Returns true on an iPhone or iPad whose page was not opened from the home screen. */
export const needsInstall = (): boolean => {
  if (typeof navigator === 'undefined') return false;
  // An iPad says that it is a Mac; a Mac has no touch screen.
  const isTablet = /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
  const isInstalled = window.matchMedia?.('(display-mode: standalone)').matches ?? false;
  return (isTablet || /iPhone|iPad/.test(navigator.userAgent)) && !isInstalled;
};

/** `granted`, `denied` or `default`; '' where nothing is asked. */
export const readPermission = (): string => (canPush() ? Notification.permission : '');

/** Returns this browser's current push subscription, if any. */
export async function findSubscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Subscribes at the browser's push service by the server's key. Rejects when the browser does not let it. */
export async function subscribe(key: string): Promise<PushDeviceInput> {
  await navigator.serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const bytes = toBytes(key);
  const known = await pushManager.getSubscription();
  const isOurs = known && isSame(known.options.applicationServerKey, bytes);
  // One of another key takes nothing that this server sends.
  if (known && !isOurs) await known.unsubscribe();
  const subscription = isOurs
    ? known
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

const isSame = (key: ArrayBuffer | null, bytes: Uint8Array): boolean => {
  const known = new Uint8Array(key ?? []);
  return known.length === bytes.length && known.every((byte, index) => byte === bytes[index]);
};
