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
import { toInput } from '../../ground/own-resources/to-input';
import { toMoment } from './billing-desk';
import type { NewContract, StoredContract } from './contract-store';
import { refuseField } from '../../request/refuse-field';

type Input = Omit<NewContract, 'prices' | 'sellerId'>;
type Checked = Omit<NewContract, 'sellerId'>;

export const OLDEST_DAYS = 3 * 366;
const NEWEST_DAYS = 10 * 366;

/** Parses a contract from a body. Throws a 422 that names the member and says what to write. */
export function readContractInput(body: Readonly<Record<string, unknown>>): Input {
  const input = toInput(billingContract.members, body);
  const { startsOn, steps, pauses, oneOffs, remindDays } = input;
  const currency = input.currency.toUpperCase();
  if (!Intl.supportedValuesOf('currency').includes(currency)) {
    throw refuseField('currency', 'refusal.billing.currency');
  }
  if (!isBillingDay(startsOn)) throw refuseField('startsOn', 'refusal.billing.day');
  const { endsOn } = input;
  const priceFrom = input.priceFrom || null;
  if (endsOn !== null && !isBillingDay(endsOn)) throw refuseField('endsOn', 'refusal.billing.day');
  if (endsOn !== null && endsOn <= startsOn) {
    throw refuseField('endsOn', 'refusal.billing.end');
  }
  if (priceFrom !== null && !isBillingDay(priceFrom))
    throw refuseField('priceFrom', 'refusal.billing.day');
  const isPlan = input.priceKind === 'plan';
  const read = {
    // Where there is no plan, its steps are only kept: another currency may not be able to read them.
    steps: isPlan ? readPlanSteps(steps, currency) : { list: [] },
    pauses: readPauses(pauses),
    oneOffs: readOneOffs(oneOffs, currency),
  };
  for (const name of ['steps', 'pauses', 'oneOffs'] as const) {
    const { wrongLine } = read[name] as { wrongLine?: number };
    if (wrongLine !== undefined) {
      throw refuseField(name, `refusal.billing.${name}`, { line: wrongLine });
    }
  }
  if (isPlan && steps.trim() === '') {
    throw refuseField('steps', 'refusal.billing.steps.none');
  }
  if (readDayOffsets(remindDays) === null) {
    throw refuseField('remindDays', 'refusal.billing.remind');
  }
  for (const name of ['fine', 'discount'] as const) {
    if (input[`${name}Mode`] === 'percent' && input[name] > 10_000) {
      throw refuseField(name, 'refusal.billing.percent');
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
    const on = toMoment(item.day);
    if (item.day < startsOn) {
      throw refuseField('oneOffs', 'refusal.billing.early', { on, from: toMoment(startsOn) });
    }
    if (endsOn !== null && (!last || item.day >= last.to)) {
      if (!last) throw refuseField('oneOffs', 'refusal.billing.never', { on });
      const lastDay = toMoment(addDays(last.to, -1));
      throw refuseField('oneOffs', 'refusal.billing.late', { on, last: lastDay });
    }
    if (invoicedTo !== null && isInvoiced(item)) {
      const from = toMoment(invoicedTo);
      throw refuseField('oneOffs', 'refusal.billing.invoiced', { on, from });
    }
  }
}

/** Refuses a pause of days that are invoiced: it would change nothing. */
function checkPauses(input: Input, { pauses, invoicedTo }: StoredContract): void {
  const known = toBillingTerms({ ...input, pauses }, []).pauses.map((each) => JSON.stringify(each));
  for (const pause of toBillingTerms(input, []).pauses) {
    if (!invoicedTo || pause.from >= invoicedTo || known.includes(JSON.stringify(pause))) continue;
    throw refuseField('pauses', 'refusal.billing.pauseInvoiced', { from: toMoment(invoicedTo) });
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
  throw refuseField('endsOn', 'refusal.billing.ended', { from: toMoment(invoicedTo) });
}

/** A new contract as it is kept. */
export function checkNewContract(input: Input, today: BillingDay): Checked {
  const { startsOn } = input;
  if (startsOn < addDays(today, -OLDEST_DAYS) || startsOn > addDays(today, NEWEST_DAYS)) {
    throw refuseField('startsOn', 'refusal.billing.start');
  }
  checkOneOffs(input);
  return { ...input, prices: [{ from: startsOn, value: toPrice(input) }] };
}

/** Members that may not change once invoices were made: their periods would overlap. */
const FIXED = ['startsOn', 'dueDay', 'months', 'billed', 'isProRata', 'currency'] as const;

/** A changed contract as it is kept: what was invoiced stays as it is. */
export function checkChangedContract(
  input: Input,
  stored: StoredContract,
  { prices, today }: { prices: readonly Since<Price>[]; today: BillingDay },
): Checked {
  if (input.accountId !== stored.userId) {
    throw refuseField('accountId', 'refusal.billing.account');
  }
  const { invoicedTo } = stored;
  if (invoicedTo) {
    const changed = FIXED.find((name) => input[name] !== stored[name]);
    if (changed) {
      throw refuseField(changed, 'refusal.billing.fixed');
    }
    if (input.endsOn !== null && input.endsOn < invoicedTo) {
      throw refuseField('endsOn', 'refusal.billing.endInvoiced', { from: toMoment(invoicedTo) });
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
