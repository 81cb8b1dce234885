import { createDecoder, Unreadable } from './decode';
import { isObject } from './describe/read-member';
import { type PrivacyContact, readContact } from './own-terms';

/** Data missing from an answer, and the call that returns it (empty where none does). */
export interface PersonalDataLeft {
  name: string;
  /**
   * `notAllowed` to who asks, `notHere` on this server, `tooMany` rows, `elsewhere`: to be asked for by time, or
   * `notProved`: of an e-mail that nobody confirmed, what others wrote is not told.
   */
  why: string;
  call: string;
}

/** All that is held of a person, without secrets. */
export interface PersonalData {
  /** ISO text. */
  madeAt: string;
  userId: number;
  account: unknown;
  /** Contact responsible for the data; null where the brand names nobody. */
  privacyContact: PrivacyContact | null;
  /** Rows by the name of what they are. */
  lists: Readonly<Record<string, readonly unknown[]>>;
  /** Data left out. */
  left: readonly PersonalDataLeft[];
}

/** All that is held of a driver, with an account or without; no secrets. */
export interface DriverData {
  /** ISO text. */
  madeAt: string;
  driverId: number;
  driver: unknown;
  /** Contact responsible for the data; null where the brand names nobody. */
  privacyContact: PrivacyContact | null;
  /** Rows by the name of what they are. */
  lists: Readonly<Record<string, readonly unknown[]>>;
  /** Data left out. */
  left: readonly PersonalDataLeft[];
}

/** Parts of what is held of a person, as a plan names them. */
export const DATA_PARTS = [
  'account',
  'access',
  'shares',
  'messages',
  'work',
  'stops',
  'log',
  'billing',
  'driver',
  'person',
  'consents',
  'links',
] as const;

/**
 * Outcomes of an erasure for a part: it ends, stays without its name, is kept, or is only unlinked
 * from the account.
 */
export const DATA_FATES = ['ends', 'unnamed', 'kept', 'unlinked'] as const;

/** Reasons for keeping data. */
export const KEPT_FOR = ['tax', 'accessLog', 'vehicle', 'safety', 'company', 'proof'] as const;

/** Outcome for a number of rows of a part. */
export interface ErasedPart {
  part: (typeof DATA_PARTS)[number];
  fate: (typeof DATA_FATES)[number];
  /** Null where nothing keeps it. */
  keptFor: (typeof KEPT_FOR)[number] | null;
  count: number;
}

/** An erasure, before or after it is done. */
export interface Erasure {
  userId: number;
  /** Confirms it. */
  email: string;
  isErased: boolean;
  parts: readonly ErasedPart[];
}

/** The erasure of a driver, before or after it is done. */
export interface DriverErasure {
  driverId: number;
  /** Confirms it. */
  name: string;
  isErased: boolean;
  parts: readonly ErasedPart[];
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Decodes what is held of a person; throws ContractError. */
export const decodePersonalData = /* @__PURE__ */ createDecoder<PersonalData>(
  'PersonalData',
  (value) => {
    const { madeAt, userId, account, lists, left, privacyContact } = isObject(value) ? value : {};
    if (typeof madeAt !== 'string') return new Unreadable('madeAt');
    if (typeof userId !== 'number') return new Unreadable('userId');
    if (!isObject(lists)) return new Unreadable('lists');
    const contact = readContact(privacyContact);
    return {
      madeAt,
      userId,
      account,
      privacyContact: contact,
      lists: readLists(lists),
      left: readLeft(left),
    };
  },
);

/** Decodes what is held of a driver; throws ContractError. */
export const decodeDriverData = /* @__PURE__ */ createDecoder<DriverData>('DriverData', (value) => {
  const { madeAt, driverId, driver, lists, left, privacyContact } = isObject(value) ? value : {};
  if (typeof madeAt !== 'string') return new Unreadable('madeAt');
  if (typeof driverId !== 'number') return new Unreadable('driverId');
  if (!isObject(lists)) return new Unreadable('lists');
  const contact = readContact(privacyContact);
  return {
    madeAt,
    driverId,
    driver,
    privacyContact: contact,
    lists: readLists(lists),
    left: readLeft(left),
  };
});

const readLists = (lists: Record<string, unknown>): PersonalData['lists'] =>
  Object.fromEntries(
    Object.entries(lists).map(([name, rows]) => [
      name,
      Array.isArray(rows) ? (rows as unknown[]) : [],
    ]),
  );

const readLeft = (left: unknown): PersonalDataLeft[] =>
  (Array.isArray(left) ? left : []).filter(isObject).map(({ name, why, call }) => ({
    name: toText(name),
    why: toText(why),
    call: toText(call),
  }));

const readParts = (parts: readonly unknown[]): ErasedPart[] =>
  parts.filter(isObject).flatMap((each) => {
    const part = DATA_PARTS.find((known) => known === each['part']);
    const fate = DATA_FATES.find((known) => known === each['fate']);
    if (!part || !fate) return [];
    const keptFor = KEPT_FOR.find((known) => known === each['keptFor']) ?? null;
    return [{ part, fate, keptFor, count: Number(each['count']) || 0 }];
  });

/** Decodes an erasure; throws ContractError. */
export const decodeErasure = /* @__PURE__ */ createDecoder<Erasure>('Erasure', (value) => {
  const { userId, email, isErased, parts } = isObject(value) ? value : {};
  if (typeof userId !== 'number') return new Unreadable('userId');
  if (typeof email !== 'string') return new Unreadable('email');
  if (!Array.isArray(parts)) return new Unreadable('parts');
  return { userId, email, isErased: isErased === true, parts: readParts(parts) };
});

/** Decodes the erasure of a driver; throws ContractError. */
export const decodeDriverErasure = /* @__PURE__ */ createDecoder<DriverErasure>(
  'DriverErasure',
  (value) => {
    const { driverId, name, isErased, parts } = isObject(value) ? value : {};
    if (typeof driverId !== 'number') return new Unreadable('driverId');
    if (typeof name !== 'string') return new Unreadable('name');
    if (!Array.isArray(parts)) return new Unreadable('parts');
    return { driverId, name, isErased: isErased === true, parts: readParts(parts) };
  },
);
