import { billingContract } from '@rastro/sdk/contract';
import {
  addDays,
  changePrice,
  type BillingDay,
  isBillingDay,
  laterDay,
  listPeriods,
  readDayOffsets,
  readOneOffs,
  readPauses,
  readPlanSteps,
  toBillingTerms,
  toPrice,
  type Price,
  type Since,
} from '@rastro/sdk/domain';
import { toInput } from '../own-resources/to-input';
import { wrong } from './billing-desk';
import type { NewContract, StoredContract } from './contract-store';

type Input = Omit<NewContract, 'prices' | 'sellerId'>;
type Checked = Omit<NewContract, 'sellerId'>;

export const OLDEST_DAYS = 3 * 366;
const NEWEST_DAYS = 10 * 366;
const DAY = 'A day is written as 2026-03-31.';

/** What a body says of a contract. Throws a 422 that names the member and says what to write. */
export function readContractInput(body: Readonly<Record<string, unknown>>): Input {
  const input = toInput(billingContract.members, body);
  const { startsOn, steps, pauses, oneOffs, remindDays } = input;
  const currency = input.currency.toUpperCase();
  if (!Intl.supportedValuesOf('currency').includes(currency)) {
    throw wrong('currency', 'A currency has three letters, as BRL, USD or EUR.');
  }
  if (!isBillingDay(startsOn)) throw wrong('startsOn', DAY);
  const { endsOn } = input;
  const priceFrom = input.priceFrom || null;
  if (endsOn !== null && !isBillingDay(endsOn)) throw wrong('endsOn', DAY);
  if (endsOn !== null && endsOn <= startsOn) {
    throw wrong('endsOn', 'The first day that is not charged lies after the first that is.');
  }
  if (priceFrom !== null && !isBillingDay(priceFrom)) throw wrong('priceFrom', DAY);
  const isPlan = input.priceKind === 'plan';
  const read = {
    // Where there is no plan, its steps are only kept: another currency may not be able to read them.
    steps: isPlan ? readPlanSteps(steps, currency) : { list: [] },
    pauses: readPauses(pauses),
    oneOffs: readOneOffs(oneOffs, currency),
  };
  const remedies = {
    steps: 'as 10: 150.00 or 10: 150.00 + 7.50, each number of vehicles once',
    pauses: 'as 2026-07-01 2026-07-31, both days included',
    oneOffs: 'as 2026-03-10 49.90 New tracker',
  };
  for (const name of ['steps', 'pauses', 'oneOffs'] as const) {
    const { wrongLine } = read[name] as { wrongLine?: number };
    if (wrongLine !== undefined) {
      throw wrong(name, `Line ${wrongLine} cannot be read: write it ${remedies[name]}.`);
    }
  }
  if (isPlan && steps.trim() === '') {
    throw wrong('steps', 'A plan has at least one step, as 1: 99.00.');
  }
  if (readDayOffsets(remindDays) === null) {
    throw wrong('remindDays', 'Days from the due day, as -3, 0, 7.');
  }
  for (const name of ['fine', 'discount'] as const) {
    if (input[`${name}Mode`] === 'percent' && input[name] > 10_000) {
      throw wrong(name, 'No more than 10000 hundredths of a percent: all of it.');
    }
  }
  return { ...input, currency, priceFrom };
}

/** Refuses what is to be charged once on a day that no invoice will be for. */
function checkOneOffs(input: Input, stored?: StoredContract): void {
  const read = readOneOffs(input.oneOffs, input.currency);
  const items = 'list' in read && read.list ? read.list : [];
  const before = stored && readOneOffs(stored.oneOffs, stored.currency);
  const known = before && 'list' in before && before.list ? before.list : [];
  const isKnown = (item: (typeof items)[number]) =>
    known.some((each) => JSON.stringify(each) === JSON.stringify(item));
  const { startsOn, endsOn } = input;
  const { invoicedTo = null } = stored ?? {};
  const terms = toBillingTerms({ ...input, invoicedTo }, []);
  const last = endsOn && listPeriods(terms, endsOn, 366 * 4).at(-1);
  const isInvoiced = ({ day }: (typeof items)[number]) => invoicedTo !== null && day < invoicedTo;
  for (const item of items.filter((each) => !isKnown(each) || !isInvoiced(each))) {
    if (item.day < startsOn) {
      throw wrong('oneOffs', `${item.day} lies before the contract: from ${startsOn} on.`);
    }
    if (endsOn !== null && (!last || item.day >= last.to)) {
      const until = last ? `on ${addDays(last.to, -1)} at the latest` : 'with whole periods only';
      throw wrong('oneOffs', `No invoice will be for ${item.day}: charge it ${until}.`);
    }
    if (isInvoiced(item)) {
      throw wrong('oneOffs', `${item.day} is invoiced already: charge it from ${invoicedTo} on.`);
    }
  }
}

/** Refuses a pause of days that are invoiced: it would change nothing. */
function checkPauses(input: Input, { pauses, invoicedTo }: StoredContract): void {
  const known = toBillingTerms({ ...input, pauses }, []).pauses.map((each) => JSON.stringify(each));
  for (const pause of toBillingTerms(input, []).pauses) {
    if (!invoicedTo || pause.from >= invoicedTo || known.includes(JSON.stringify(pause))) continue;
    const remedy = `pause from ${invoicedTo} on, and credit what was before as one-off`;
    throw wrong('pauses', `It is invoiced until ${invoicedTo}: ${remedy}.`);
  }
}

/** Refuses to go on where the last invoice was for a part of a period: the rest of it would never be charged. */
function checkReopened(input: Input, stored: StoredContract, invoicedTo: BillingDay): void {
  const isLater = input.endsOn === null || input.endsOn > invoicedTo;
  if (stored.endsOn !== invoicedTo || !isLater) return;
  const ends = listPeriods(toBillingTerms({ ...input, invoicedTo }, []), invoicedTo, 0).map(
    ({ to }) => to,
  );
  if (ends.includes(invoicedTo)) return;
  throw wrong('endsOn', `It ended on ${invoicedTo} and is invoiced: make another from then on.`);
}

/** A new contract as it is kept. */
export function checkNewContract(input: Input, today: BillingDay): Checked {
  const { startsOn } = input;
  if (startsOn < addDays(today, -OLDEST_DAYS) || startsOn > addDays(today, NEWEST_DAYS)) {
    throw wrong('startsOn', 'A contract starts at most three years ago and ten years from now.');
  }
  checkOneOffs(input);
  return { ...input, prices: [{ from: startsOn, value: toPrice(input) }] };
}

/** What may not change once invoices were made: their periods would overlap. */
const FIXED = ['startsOn', 'dueDay', 'months', 'billed', 'isProRata', 'currency'] as const;

/** A changed contract as it is kept: what was invoiced stays as it is. */
export function checkChangedContract(
  input: Input,
  stored: StoredContract,
  { prices, today }: { prices: readonly Since<Price>[]; today: BillingDay },
): Checked {
  if (input.accountId !== stored.userId) {
    throw wrong('accountId', 'A contract stays with its account: end it and make another.');
  }
  const { invoicedTo } = stored;
  if (invoicedTo) {
    const changed = FIXED.find((name) => input[name] !== stored[name]);
    if (changed) {
      throw wrong(changed, 'There are invoices already: end this contract and make another.');
    }
    if (input.endsOn !== null && input.endsOn < invoicedTo) {
      throw wrong('endsOn', `It is invoiced until then: end it on ${invoicedTo} or later.`);
    }
    checkReopened(input, stored, invoicedTo);
  } else if (input.startsOn !== stored.startsOn) {
    return checkNewContract(input, today);
  }
  checkOneOffs(input, stored);
  checkPauses(input, stored);
  const from = input.priceFrom && laterDay(input.priceFrom, input.startsOn);
  const now = { from, today: laterDay(today, input.startsOn) };
  return { ...input, prices: changePrice(prices, toPrice(input), now) };
}
