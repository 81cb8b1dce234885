/** To whom a turn is counted: an account, and the address that it comes from. */
export interface TurnOwner {
  address: string;
  account: string | number;
}

/** Work that waits for its turn: next is whose address, and of that whose account, has had the least. */
export interface FairTurns {
  /** Resolves when it is its turn, with what ends it and says its cost, 1 or more; more than once does nothing. */
  begin(owner: TurnOwner): Promise<EndTurn>;
}

/** Ends a turn; left out, its cost is the least. */
export type EndTurn = (cost?: number) => void;

interface Limits {
  /** Turns that are taken at once. */
  atOnce: number;
  /** Turns of one address. */
  ofAddress: number;
}

/** Served cost and waiting turns of an owner. */
interface Share {
  had: number;
  active: number;
  waiting: number;
}

const MIN = 1;

/** Shares of one kind. Whoever comes anew begins where those are that were served last: nobody saves turns up. */
class Shares<Key, Of extends object> {
  readonly #shares = new Map<Key, Share & Of>();
  #servedAt = 0;

  constructor(private readonly create: () => Of) {}

  get(key: Key): Share & Of {
    const known = this.#shares.get(key);
    if (known?.waiting === 0) this.resume(known);
    if (known) return known;
    const share = { had: this.#servedAt, active: 0, waiting: 0, ...this.create() };
    this.#shares.set(key, share);
    return share;
  }

  /** Whoever has had the least of those that wait and may; of equals whoever was here first. */
  next(may: (share: Share) => boolean = () => true): (Share & Of) | undefined {
    let least: (Share & Of) | undefined;
    for (const share of this.#shares.values()) {
      if (share.waiting > 0 && may(share) && !(least && least.had <= share.had)) least = share;
    }
    return least;
  }

  serve(share: Share, estimate: number): void {
    this.#servedAt = Math.max(this.#servedAt, share.had);
    share.waiting -= 1;
    share.active += 1;
    share.had += estimate;
  }

  /** Counts from now on for one that had all it may have at once, and makes up for nothing. */
  resume(share: Share): void {
    share.had = Math.max(share.had, this.#servedAt);
  }

  /** Nothing waits: what was had until now counts no longer. */
  forgetIdle(): void {
    for (const [key, { active }] of this.#shares) if (active === 0) this.#shares.delete(key);
  }
}

interface Account {
  line: (() => void)[];
  /**
   * Cost of the last turn, counted from the start of the next: many that start together are not
   * free.
   */
  lastCost: number;
}
interface Address {
  accounts: Shares<TurnOwner['account'], Account>;
}

/** Makes them. */
export function createFairTurns({ atOnce, ofAddress }: Limits): FairTurns {
  const addresses = new Shares<string, Address>(() => ({
    accounts: new Shares<TurnOwner['account'], Account>(() => ({ line: [], lastCost: MIN })),
  }));
  let active = 0;

  const serveNext = (): boolean => {
    const address = addresses.next((share) => share.active < ofAddress);
    const account = address?.accounts.next();
    const go = account?.line.shift();
    go?.();
    return go !== undefined;
  };
  const serveAll = (): void => {
    while (active < atOnce && serveNext());
  };

  const take = (address: Share & Address, account: Share & Account): EndTurn => {
    const estimate = account.lastCost;
    active += 1;
    addresses.serve(address, estimate);
    address.accounts.serve(account, estimate);
    let isOver = false;
    return (cost = MIN) => {
      if (isOver) return;
      isOver = true;
      if (address.active === ofAddress) addresses.resume(address);
      active -= 1;
      account.lastCost = cost;
      for (const share of [address, account]) {
        share.active -= 1;
        share.had += cost - estimate;
      }
      serveAll();
      if (addresses.next() === undefined) addresses.forgetIdle();
    };
  };

  return {
    begin(owner) {
      const address = addresses.get(owner.address);
      const account = address.accounts.get(owner.account);
      return new Promise((taken) => {
        account.line.push(() => taken(take(address, account)));
        address.waiting += 1;
        account.waiting += 1;
        serveAll();
      });
    },
  };
}
