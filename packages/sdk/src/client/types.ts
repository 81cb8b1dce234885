import type {
  AlarmTake,
  AuditEntry,
  EngineStop,
  AuditEntryQuery,
  Call,
  CallAnswer,
  CallInput,
  Calendar,
  CalendarInput,
  CalendarQuery,
  CodeKey,
  Command,
  CommandInput,
  CommandQuery,
  ComputedAttribute,
  ComputedAttributeInput,
  ComputedAttributeQuery,
  Credentials,
  Device,
  DeviceQuery,
  DeviceInput,
  Driver,
  DriverInput,
  DriverQuery,
  QueryOf,
  Geofence,
  GeofenceQuery,
  GeofenceInput,
  Group,
  GroupQuery,
  Maintenance,
  MaintenanceInput,
  MaintenanceQuery,
  Members,
  GroupInput,
  NotificationRule,
  NotificationRuleQuery,
  NotificationRuleInput,
  PasswordInput,
  Position,
  Read,
  ResourceDescription,
  Server,
  SessionToken,
  SetupInput,
  Statistics,
  StatisticsQuery,
  TrackingEvent,
  User,
  UserQuery,
  UserInput,
  CalendarTimes,
  PastExpression,
  Holders,
  Link,
  SecondFactor,
  InvitedTo,
  SessionStatus,
  SeenEvents,
  PostcodeAddress,
  TelegramBot,
  TelegramLink,
  TelegramLinkState,
  Weather,
  Write,
  alarm,
  bulkChange,
  command,
  computedAttribute,
  device,
  engineStop,
  link,
  notification,
  report,
  share,
} from '../contract';
import type { AccountAccessCalls } from './calls/account-access-calls';
import type { DrivingCalls } from './calls/driving-calls';
import type { DeviceImageCalls } from './calls/device-image-calls';
import type { RequestOptions } from './calls/request-options';
import type { RegistrationCalls } from './calls/registration-calls';
import type { IntegrationCalls } from './calls/integration-calls';
import type { ThemeCalls } from './calls/theme-calls';
import type { ConnectionState, LiveStore, Unsubscribe } from './live/live-types';

/** Query filters of a list, e.g. `{ all: true, groupId: 3, id: [1, 2] }`. */
export type ListQuery = Record<
  string,
  string | number | boolean | Date | readonly (string | number)[] | undefined
>;

/** One kind of thing that can be listed, read, made, changed and deleted. Calls throw TrackingError. */
export interface Resource<T, Input, Query = ListQuery> {
  list(query?: Query, options?: RequestOptions): Promise<T[]>;
  get(id: number, options?: RequestOptions): Promise<T>;
  create(input: Input, options?: RequestOptions): Promise<T>;
  /** Replaces the whole thing: give all members, not only those that change. */
  update(input: Input & { id: number }, options?: RequestOptions): Promise<T>;
  /**
   * Changes what `changes` names and nothing else, also while others change the rest: attributes by
   * key, null takes one away. Not at a tracking server that is spoken to without this product's.
   */
  patch(id: number, changes: Partial<Input>, options?: RequestOptions): Promise<T>;
  delete(id: number, options?: RequestOptions): Promise<void>;
}

type CallOf<C extends Call, M extends Members> =
  object extends CallInput<C>
    ? (input?: CallInput<C>, options?: RequestOptions) => Promise<CallAnswer<C, M>>
    : (input: CallInput<C>, options?: RequestOptions) => Promise<CallAnswer<C, M>>;

type CallsOf<R extends ResourceDescription> = {
  [Name in keyof R['calls']]: R['calls'][Name] extends infer C extends Call
    ? CallOf<C, R['members']>
    : never;
};

/**
 * Operations on the items of a resource; those that can be updated can also be patched, except in a
 * `single` resource.
 */
export type OperationsOf<R extends ResourceDescription> =
  | R['operations'][number]
  | ('update' extends R['operations'][number] ? 'patch' : never);

/** The calls of a described resource: of {@link Resource} those that it has, and its own. */
export type ResourceOf<R extends ResourceDescription> = Pick<
  Resource<Read<R>, Write<R>, QueryOf<R>>,
  OperationsOf<R>
> &
  CallsOf<R>;

/**
 * A device and a period; `from` and `to` are moments (ISO text with an offset, or a Date). A fix at `to` itself
 * belongs to the next period.
 */
export interface HistoryQuery {
  deviceId: number;
  from: string | Date;
  to: string | Date;
}

/**
 * Events of {@link TrackingClient.on}. `event`, `alarm`, `stop`, `listsChanged` and `connection` need
 * `client.live.start()`, or a widget or hook that shows live data.
 */
export type ClientEvents = {
  /** Something happened to a device. Each one, at once. */
  event: TrackingEvent;
  /** Somebody has taken an alarm, or given it back. */
  alarm: AlarmTake;
  /** A stop of an engine was asked for, or something became of it. */
  stop: EngineStop;
  /** The session ended: a call or the live connection was refused with 401. */
  signedOut: undefined;
  /** The account may see or do more or less than before: what was read of it is read again. */
  rightsChanged: undefined;
  /** Somebody changed something of these lists, told as paths such as `/groups`: who shows one reads it again. */
  listsChanged: readonly string[];
  /** The live connection changed. */
  connection: ConnectionState;
};

/** A client of the tracking server. Every call throws a TrackingError when it fails. */
export interface TrackingClient {
  /** The origin of the server, without a slash at its end. */
  readonly baseUrl: string;
  /** The prefix of the product's attributes, e.g. `rastro` in `rastro.color`. */
  readonly attributePrefix: string;
  /** Shows what a link or an embed token shows: there is no account, and nothing else of the server to ask for. */
  readonly isViewer: boolean;
  session: {
    /** Returns the signed-in user; null when nobody is signed in (401 and 404 alike). */
    get(options?: RequestOptions): Promise<User | null>;
    /**
     * Signs in. Codes of spec §8, e.g. HTTP_401_UNAUTHORIZED, FILL_ALL_FIELDS; ONE_TIME_CODE_NEEDED when
     * the password is right and the account asks for a code too, ONE_TIME_CODE_WRONG for a wrong one.
     */
    create(credentials: Credentials, options?: RequestOptions): Promise<User>;
    /** One's own one-time codes. All but `get` need a session that began with a password. */
    secondFactor: {
      get(options?: RequestOptions): Promise<SecondFactor>;
      /** A new key, for an app that makes codes; it is in force once `turnOn` has a code of it. */
      createKey(options?: RequestOptions): Promise<CodeKey>;
      /** From now on the account asks for codes of the key; answers recovery codes, which are shown this once. */
      turnOn(
        input: { key: string; code: string; currentPassword: string },
        options?: RequestOptions,
      ): Promise<string[]>;
      /** New recovery codes in place of all of before. */
      renewRecoveryCodes(currentPassword: string, options?: RequestOptions): Promise<string[]>;
      turnOff(currentPassword: string, options?: RequestOptions): Promise<void>;
    };
    /** Signs in with a token from a link. */
    createByToken(token: string, options?: RequestOptions): Promise<User>;
    /** Signs into the demo fleet as its read-only user. */
    createDemo(options?: RequestOptions): Promise<User>;
    /** Returns the end of the session, by the server's clock, and who logged in as the account. */
    status(options?: RequestOptions): Promise<SessionStatus>;
    /** Goes back from an account that was logged in as (`access.enter`) to one's own; answers that. */
    back(options?: RequestOptions): Promise<User>;
    /** Signs out; also when the session had ended already. */
    delete(options?: RequestOptions): Promise<void>;
    /**
     * Asks for a mail with a link to a new password. The answer is the same whether the address is
     * known or not; it is written in the language of the account, else in `language`. FILL_EMAIL_FIELD without one; MAIL_NOT_CONFIGURED where no mail goes out.
     */
    requestPassword(email: string, options?: RequestOptions & { language?: string }): Promise<void>;
    /** Sets a new password with the token of that link; INVALID_TOKEN when it was used or is old. */
    setPassword(input: PasswordInput, options?: RequestOptions): Promise<void>;
    /**
     * Confirms a new e-mail with the token of the link that was sent to it: from then on it is the
     * account's. INVALID_TOKEN when the link was used or is old; ALREADY_EXISTS when somebody else has
     * the e-mail meanwhile.
     */
    confirmEmail(token: string, options?: RequestOptions): Promise<void>;
    /** Says yes to scheduled reports with the token of the mail that asked. INVALID_TOKEN when it is none. */
    confirmRecipient(token: string, options?: RequestOptions): Promise<void>;
    /** Accounts that people make for themselves. */
    registration: RegistrationCalls;
    /** Reads an invitation, by the token of its link. INVALID_TOKEN when it is over. */
    readInvitation(token: string, options?: RequestOptions): Promise<InvitedTo>;
    /** Makes the account of an invitation, and signs it in. INVALID_TOKEN when it is over. */
    acceptInvitation(
      input: { token: string; name: string; email: string; password: string },
      options?: RequestOptions,
    ): Promise<User>;
    /**
     * Ends all that the account is let in with, here and elsewhere: sessions, tokens, links and
     * sockets. ACCOUNT_IS_SHARED for guests of a share or of the demo.
     */
    deleteEverywhere(options?: RequestOptions): Promise<void>;
    /**
     * Makes a token for `Authorization: Bearer`, named in the list of tokens; it is good for 7 days
     * unless asked otherwise, 366 at most. One made with a token ends with that.
     */
    createToken(
      input?: { expiration?: string | Date; name?: string },
      options?: RequestOptions,
    ): Promise<string>;
    /** The account's live tokens, the newest first. */
    listTokens(options?: RequestOptions): Promise<SessionToken[]>;
    /** Ends one of them, and what was made with it; NOT_FOUND when there is none. */
    deleteToken(id: number, options?: RequestOptions): Promise<void>;
    /** Ends a token before its time; whoever holds one may end it. */
    revokeToken(token: string, options?: RequestOptions): Promise<void>;
  };
  server: {
    get(options?: RequestOptions): Promise<Server>;
    /**
     * Returns the address that trackers send to; null where this server does not take their
     * messages. Administrators only.
     */
    ingestUrl(options?: RequestOptions): Promise<string | null>;
    /** The weather where the account's map begins; null while nobody can tell it, or it is off. */
    weather(options?: RequestOptions): Promise<Weather | null>;
    /** The bot of Telegram that writes to the account; null where none does, or nobody can say. */
    telegramBot(options?: RequestOptions): Promise<TelegramBot | null>;
    /**
     * Makes a link by which the account gets to know its chat, in place of the one before; TELEGRAM_NOT_READY where no
     * bot writes to the account. Disconnect by `users.patch(id, { attributes: { telegramChatId: null } })`.
     */
    linkTelegram(options?: RequestOptions): Promise<TelegramLink>;
    /** Returns the state of the newest link; poll every two seconds while somebody waits. */
    telegramLink(options?: RequestOptions): Promise<TelegramLinkState>;
    /** The address of a Brazilian postcode (CEP); null where there is none. Only where `postcodeEnabled`. */
    findPostcode(postcode: string, options?: RequestOptions): Promise<PostcodeAddress | null>;
    /** Saves the settings; administrators only. Give all members, not only those that change. */
    update(server: Server, options?: RequestOptions): Promise<Server>;
  };
  /**
   * The devices and groups that a thing is linked to (`resources.geofences`, `5`), of those that the account sees; with
   * `users` also the accounts that it manages.
   */
  holders(
    resource: Pick<ResourceDescription, 'path'>,
    id: number,
    options?: RequestOptions & { users?: boolean },
  ): Promise<Holders>;
  /**
   * The devices and groups that maintenances are linked to, of those that the account sees, in one call;
   * null where the tracking server says it only device by device, and there are too many.
   */
  maintenanceLinks(options?: RequestOptions): Promise<Link[] | null>;
  /**
   * Returns the active times of a calendar, saved or not, in the week from a moment on, and the
   * next ones.
   */
  calendarTimes(
    asked: { data: string; from: string },
    options?: RequestOptions,
  ): Promise<CalendarTimes>;
  /**
   * Evaluates an expression for the last fix of a device at or before a moment (`at`, ISO text),
   * within a day.
   */
  pastExpression(
    asked: { deviceId: number; at: string; expression: string; attribute?: string },
    options?: RequestOptions,
  ): Promise<PastExpression>;
  /** Events that the account has seen. */
  seenEvents: {
    get(options?: RequestOptions): Promise<SeenEvents>;
    /** Marks more as seen: all until a moment, single ones by id (500 at once). */
    mark(more: Partial<SeenEvents>, options?: RequestOptions): Promise<SeenEvents>;
  };
  setup: {
    /** Makes the first administrator; code SETUP_CODE_WRONG when the one-time code is not right. */
    create(input: SetupInput, options?: RequestOptions): Promise<User>;
  };
  branding: {
    /** The branding file as it is; `parseBranding` of `@rastro/theme/schema` reads it. */
    get(options?: RequestOptions): Promise<unknown>;
  };
  access: AccountAccessCalls;
  themes: ThemeCalls;
  integrations: IntegrationCalls;
  /** Alarms that somebody has taken, and by whom; `take` and `release` them. */
  alarms: ResourceOf<typeof alarm>;
  /** Log of user actions, newest first; administrators only. */
  audit: Pick<Resource<AuditEntry, never, AuditEntryQuery>, 'list'>;
  /** One change of many things: `plan` it, `start` it, look at its `rows`, `cancel` or `undo` it. */
  bulk: ResourceOf<typeof bulkChange>;
  calendars: Resource<Calendar, CalendarInput, CalendarQuery>;
  /** Saved commands; `send` sends one, or one that is not saved, to a device. */
  commands: Resource<Command, CommandInput, CommandQuery> & CallsOf<typeof command>;
  computedAttributes: Resource<ComputedAttribute, ComputedAttributeInput, ComputedAttributeQuery> &
    CallsOf<typeof computedAttribute>;
  devices: Resource<Device, DeviceInput, DeviceQuery> & CallsOf<typeof device>;
  deviceImages: DeviceImageCalls;
  drivers: Resource<Driver, DriverInput, DriverQuery>;
  driving: DrivingCalls;
  geofences: Resource<Geofence, GeofenceInput, GeofenceQuery>;
  groups: Resource<Group, GroupInput, GroupQuery>;
  links: ResourceOf<typeof link>;
  maintenance: Resource<Maintenance, MaintenanceInput, MaintenanceQuery>;
  notifications: Resource<NotificationRule, NotificationRuleInput, NotificationRuleQuery> &
    CallsOf<typeof notification>;
  /** Reports on the past: summaries, trips, stops and events of a period. */
  reports: CallsOf<typeof report>;
  /** Links to vehicles for people without an account: those of who asks. */
  shares: ResourceOf<typeof share>;
  /** Statistics of the server, a row a day; administrators only. */
  statistics: Pick<Resource<Statistics, never, StatisticsQuery>, 'list'>;
  users: Resource<User, UserInput, UserQuery>;
  positions: {
    /** The latest fix of every device. */
    list(options?: RequestOptions): Promise<Position[]>;
    /** Fixes by their ids, asked for in batches of 500. */
    listByIds(ids: readonly number[], options?: RequestOptions): Promise<Position[]>;
    /** The fixes of one device in a period, oldest first. */
    history(query: HistoryQuery, options?: RequestOptions): Promise<Position[]>;
  };
  /** Stops of engines that were asked for by `commands.send`: `callOff` or `override` one that waits. */
  engineStops: ResourceOf<typeof engineStop>;
  events: { get(id: number, options?: RequestOptions): Promise<TrackingEvent> };
  /** The calls of any resource, of one's own too: `client.resource(group)` is `client.groups`. */
  resource<R extends ResourceDescription>(description: R): ResourceOf<R>;
  live: LiveStore;
  /** Listens; returns the way to stop. */
  on<K extends keyof ClientEvents>(
    event: K,
    handler: (payload: ClientEvents[K]) => void,
  ): Unsubscribe;
  /** Stops the live connection and forgets all listeners. Calls still work. */
  close(): void;
}
