import type {
  AccessExplanation,
  AccountAccess,
  AccountAccessInput,
  DriverData,
  DriverErasure,
  Erasure,
  OwnTerms,
  PersonalData,
  User,
} from '../../contract';
import type { AccessArea, ExplainedAction } from '../../domain';
import type { RequestOptions } from './request-options';

/**
 * Calls for the permissions and suspension of accounts. Refused with PERMISSION_REQUIRED for
 * granting more than one's own permissions, HIGHER_ADMINISTRATOR_REQUIRED for suspending without
 * being above all others.
 */
export interface AccountAccessCalls {
  get(userId: number, options?: RequestOptions): Promise<AccountAccess>;
  /** Gives an account its permissions, all of them: those that are left out are taken. */
  set(userId: number, input: AccountAccessInput, options?: RequestOptions): Promise<AccountAccess>;
  /**
   * Its owner reads the reason, and nothing of its vehicles until it is restored, or opens it once on trust: for three
   * days, or `trustDays`; 0 is not at all.
   */
  suspend(
    userId: number,
    reason: string,
    options?: RequestOptions & { trustDays?: number },
  ): Promise<AccountAccess>;
  restore(userId: number, options?: RequestOptions): Promise<AccountAccess>;
  /**
   * Gives a suspended account its one unlock on trust anew, for so many days; with 0 it has none, and is closed where
   * it is open on one.
   */
  grantTrust(userId: number, days: number, options?: RequestOptions): Promise<AccountAccess>;
  /** Ends all that an account below one's own is let in with, wherever that is. */
  signOut(userId: number, options?: RequestOptions): Promise<void>;
  /**
   * Logs in as an account below one's own, in place of the session that asks; `session.back` returns to it.
   * SUPERIOR_ADMINISTRATOR, PERMISSION_REQUIRED or ADMINISTRATOR_REQUIRED for who may not, ENTERING_NEEDS_SIGN_IN for a token.
   */
  enter(userId: number, options?: RequestOptions): Promise<User>;
  /** Opens one's own suspended account on trust, once; ACCOUNT_IS_SUSPENDED when it was used. Answers its end, ISO text. */
  useTrust(options?: RequestOptions): Promise<string>;
  /**
   * Explains whether an account may do something, and which rule forbids it: an action of an area,
   * `lock`, `unlock` or `anchor` of `devices`, `export` of `reports`, `logInAs` of `users`.
   */
  explain(
    asked: { userId: number; action: ExplainedAction; area: AccessArea; deviceId?: number },
    options?: RequestOptions,
  ): Promise<AccessExplanation>;
  /** The terms of use in force for who is signed in, who answers for personal data, and what was accepted. */
  readTerms(options?: RequestOptions): Promise<OwnTerms>;
  /**
   * Accepts the terms in force, by their version: CHANGE_LOST for another one, TERMS_NEED_SIGN_IN for who did not sign
   * in as themselves.
   */
  acceptTerms(version: string, options?: RequestOptions): Promise<OwnTerms>;
  /** All that is held of a person, for themself and who stands above them; what is left out is named. */
  readData(userId: number, options?: RequestOptions): Promise<PersonalData>;
  /** Previews an erasure: the data that would end, and the data that law keeps; changes nothing. */
  planErasure(userId: number, options?: RequestOptions): Promise<Erasure>;
  /** Erases what is held of a person; their e-mail, given again, confirms it. There is no way back. */
  erase(userId: number, email: string, options?: RequestOptions): Promise<Erasure>;
  /** All that is held of a driver, with an account or without, for who may edit them. */
  readDriverData(driverId: number, options?: RequestOptions): Promise<DriverData>;
  /**
   * Previews the erasure of a driver: the data that would end, and the data that stays without
   * their name; changes nothing.
   */
  planDriverErasure(driverId: number, options?: RequestOptions): Promise<DriverErasure>;
  /** Erases what is held of a driver and of the account they sign in with; their name confirms it. */
  eraseDriver(driverId: number, name: string, options?: RequestOptions): Promise<DriverErasure>;
}
