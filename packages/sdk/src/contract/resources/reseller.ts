import { defineResource } from '../describe/define-resource';
import { flag, id, number, numbers, reference, structure, text } from '../describe/members';
import type { Read, Write } from '../describe/values';

/** Something that an account has, which its reseller sees, too. */
export interface ResellerThing {
  type:
    | 'device'
    | 'group'
    | 'geofence'
    | 'driver'
    | 'maintenance'
    | 'command'
    | 'attribute'
    | 'notification'
    | 'calendar';
  id: number;
  name: string;
}

/** Accounts affected by a move or a suspension, and whether it was done. */
export interface ResellerPlan {
  /** The accounts, the reseller's own first. */
  userIds: number[];
  /** Number of their vehicles. */
  vehicles: number;
  /**
   * For a move: objects that the previous reseller no longer sees and the new one sees from then
   * on.
   */
  comes: ResellerThing[];
  /**
   * For a move: objects that the previous reseller still sees, as they do not belong to the moved
   * accounts alone.
   */
  stays: ResellerThing[];
  isDone: boolean;
}

const readThings = (value: unknown): ResellerThing[] =>
  (Array.isArray(value) ? (value as ResellerThing[]) : []).map(({ type, id, name }) => ({
    type,
    id: Number(id),
    name: String(name),
  }));

const readPlan = (json: unknown): ResellerPlan => {
  const { userIds, vehicles, comes, stays, isDone } = json as Record<string, unknown>;
  return {
    comes: readThings(comes),
    stays: readThings(stays),
    userIds: Array.isArray(userIds) ? userIds.map(Number) : [],
    vehicles: Number(vehicles ?? 0),
    isDone: isDone === true,
  };
};

/** Totals of a reseller's invoices in one currency, in its smallest unit. */
export interface ResellerSales {
  currency: string;
  /** Still to be paid, without fine and interest. */
  open: number;
  /** Part of `open` that was due before today. */
  late: number;
  /** Amount received within the last thirty days, less refunds. */
  paid: number;
}

const readSales = (value: unknown): readonly ResellerSales[] =>
  (Array.isArray(value) ? (value as Record<string, unknown>[]) : []).map(
    ({ currency, open, late, paid }) => ({
      currency: String(currency),
      open: Number(open),
      late: Number(late),
      paid: Number(paid),
    }),
  );

const readPeople = (json: unknown): number[] => (Array.isArray(json) ? json.map(Number) : []);

const limit = { whole: true, min: -1, max: 1_000_000, default: -1 } as const;
const resellerLimit = { whole: true, min: -1, max: 1_000_000, default: 0 } as const;

/** Accounts that sell the service on, with what stands below them. */
export const reseller = /* @__PURE__ */ defineResource({
  name: 'Reseller',
  path: '/resellers',
  area: 'resellers',
  ownedByProduct: true,
  members: {
    id: id(),
    userId: reference('User', { required: true }),
    name: text({ default: '', writtenBy: 'server', search: true }),
    domain: text({ default: '', trim: true, maxLength: 253 }),
    maxDevices: number(limit),
    maxUsers: number(limit),
    maxResellers: number(resellerLimit),
    parentId: reference('User', { writtenBy: 'server' }),
    customers: number({ whole: true, writtenBy: 'server' }),
    resellers: number({ whole: true, writtenBy: 'server' }),
    vehicles: number({ whole: true, writtenBy: 'server' }),
    online: number({ whole: true, writtenBy: 'server' }),
    newVehicles: number({ whole: true, writtenBy: 'server' }),
    newCustomers: number({ whole: true, writtenBy: 'server' }),
    sales: structure(readSales),
    people: numbers({ default: [], writtenBy: 'server' }),
    isSuspended: flag({ writtenBy: 'server' }),
  },
  calls: {
    /** Previews the move of an account and all below it; with `apply` it is done. */
    move: {
      method: 'POST',
      path: '/resellers/move',
      body: {
        userId: number({ whole: true, required: true }),
        resellerId: number({ whole: true }),
        apply: flag(),
      },
      answer: readPlan,
    },
    /**
     * Previews the suspension of a reseller and all below it; with `apply` and a `reason` it is
     * done.
     */
    suspend: {
      method: 'POST',
      path: '/resellers/{resellerId}/suspend',
      body: {
        resellerId: id(),
        reason: text({ trim: true, maxLength: 500 }),
        apply: flag(),
      },
      answer: readPlan,
    },
    /** Says which accounts right below a reseller are people of its own, who work in its account: these alone. */
    setPeople: {
      method: 'PUT',
      path: '/resellers/{resellerId}/people',
      body: { userIds: numbers({ required: true, default: [] }) },
      answer: readPeople,
    },
    /** Opens again what was suspended with a reseller. */
    restore: { method: 'POST', path: '/resellers/{resellerId}/restore', answer: readPlan },
  },
});

/**
 * An account that sells on: how many vehicles, accounts and sub-resellers it may have below it (-1 any number), what
 * it has, of it the vehicles that are on-line, what was new in the last thirty days, what its invoices come to, and the
 * accounts that work for it (`people`, none of its customers).
 */
export interface Reseller extends Read<typeof reseller> {}

/** Members of a reseller that a client may write; `userId` cannot be changed. */
export interface ResellerInput extends Write<typeof reseller> {}
