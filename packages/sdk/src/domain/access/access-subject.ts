import type { AccessAction, AccessArea } from './access-areas';
import type { Actor } from './actor';

/** Effect of a fence or rule on a vehicle, beyond its presence. */
export type Effect = 'lock' | 'unlock' | 'anchor';

/**
 * Known facts about the target of an action. Facts left out are not known yet, and refuse nothing.
 */
export interface AccessSubject {
  /** The tracking API shows it to the account: linked, managed, or the account itself. */
  own?: boolean;
  /** The account's own account, or something sent to it alone. */
  isSelf?: boolean;
  /** An administrator above the account: any is above who is none, another one above whom he manages. */
  isSuperior?: boolean;
  /** True when the account to log in as may do something that the caller may not. */
  isMore?: boolean;
  /** The account is that of the reseller whom who enters works for. */
  isOfReseller?: boolean;
  /** A command that is sent was saved before. */
  isSaved?: boolean;
  /** Effect of a command on the engine, if any. */
  engine?: 'stop' | 'resume';
  /** A saved command is called harmless: it passes the guard of stops. */
  isHarmless?: boolean;
  /** Domain of the brand; empty for the server's own. */
  domain?: string;
  /** A fence is set or lifted as a vehicle's anchor, and not as one of one's own. */
  isAnchor?: boolean;
  /** Effects of a fence or rule on vehicles: as written now, as before the change, or as linked. */
  effects?: readonly Effect[];
  /** The sides that a link ties, as `deviceId`. */
  sides?: readonly string[];
  /** Number of such items that the account already has, when it creates another. */
  count?: number;
  /** Members that are written with another value than they have; of attributes each by itself, as in `attributes.color`. */
  changes?: readonly string[];
  /** The time that `expirationTime` is changed to, epoch ms; null for never. */
  expiresAt?: number | null;
}

/** Action in an area, with the account that wants to perform it. */
export interface Asked extends AccessSubject {
  actor: Actor;
  action: AccessAction;
  area: AccessArea;
}
