/** What a browser, a server and a person say about push notifications. */
export interface PushGround {
  /** The page may have a worker and its push service: https, and a browser that can. */
  isSupported: boolean;
  /** An iPhone or iPad lets only apps of the home screen ask. */
  needsInstall: boolean;
  /** As the browser says: `granted`, `denied`, `default`. */
  permission: string;
  /** What the server signs with; null where it sends nothing to browsers. */
  key: string | null;
  /** The server knows this browser, and the browser takes its messages. */
  isSubscribed: boolean;
}

/** Whether push notifications reach this browser, and else what stands in the way. */
export type PushState = 'notOffered' | 'install' | 'unsupported' | 'blocked' | 'off' | 'on';
