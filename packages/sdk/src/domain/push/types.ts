/** Preconditions of push notifications in browser, server and the user's choice. */
export interface PushGround {
  /** The page may have a worker and its push service: https, and a browser that can. */
  isSupported: boolean;
  /** An iPhone or iPad lets only apps of the home screen ask. */
  needsInstall: boolean;
  /** Permission in the browser: `granted`, `denied`, `default`. */
  permission: string;
  /** Key that the server signs with; null if it sends nothing to browsers. */
  key: string | null;
  /** The server knows this browser, and the browser takes its messages. */
  isSubscribed: boolean;
}

/** State of push notifications in this browser: on, off, or the obstacle. */
export type PushState = 'notOffered' | 'install' | 'unsupported' | 'blocked' | 'off' | 'on';
