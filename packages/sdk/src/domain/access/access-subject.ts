import type { AccessAction, AccessArea } from './access-areas';
import type { Actor } from './actor';

/** What something does to a vehicle, beyond being there. */
export type Effect = 'lock' | 'unlock' | 'anchor';

/** What is known of the thing that is asked for. Whatever is left out is not known yet, and refuses nothing. */
export interface AccessSubject {
  /** The tracking API shows it to the account: linked, managed, or the account itself. */
  own?: boolean;
  /** The account's own account, or something sent to it alone. */
  isSelf?: boolean;
  /** An administrator above the account: any is above who is none, another one above whom he manages. */
  isSuperior?: boolean;
  /** Who is entered may do something that who enters may not. */
  isMore?: boolean;
  /** The account is that of the reseller whom who enters works for. */
  isOfReseller?: boolean;
  /** A command that is sent was saved before. */
  isSaved?: boolean;
  /** What a command does to the engine, where it does. */
  engine?: 'stop' | 'resume';
  /** A saved command is called harmless: it passes the guard of stops. */
  isHarmless?: boolean;
  /** Whose brand it is; empty for the server's own. */
  domain?: string;
  /** A fence is set or lifted as a vehicle's anchor, and not as one of one's own. */
  isAnchor?: boolean;
  /** What a fence or rule does to vehicles by itself, as it is written, was before, or is linked. */
  effects?: readonly Effect[];
  /** The sides that a link ties, as `deviceId`. */
  sides?: readonly string[];
  /** How many the account has already of what it makes one more of. */
  count?: number;
  /** Members that are written with another value than they have; of attributes each by itself, as in `attributes.color`. */
  changes?: readonly string[];
  /** The time that `expirationTime` is changed to, epoch ms; null for never. */
  expiresAt?: number | null;
}

/** Who asks for what. */
export interface Asked extends AccessSubject {
  actor: Actor;
  action: AccessAction;
  area: AccessArea;
}
