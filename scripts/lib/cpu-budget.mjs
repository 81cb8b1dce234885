import { one } from './counts.mjs';

/** By how much a run may exceed the budget: two runs on one machine differ by less. */
const TOLERANCE = 0.15;

/**
 * Holds what steps took to a budget of CPU seconds, as the machine would have taken that the budget was written on.
 * @param {{ cpuSeconds: number, pace: number, name: string }[]} outcomes
 * @param {{ cpuSeconds: number }} budget `scripts/cpu-budget.json`
 */
export function checkBudget(outcomes, budget) {
  const needed = outcomes.reduce((sum, { cpuSeconds, pace }) => sum + cpuSeconds / pace, 0);
  const limit = budget.cpuSeconds * (1 + TOLERANCE);
  const told = `${Math.round(needed)} s of CPU of the budget's machine; the budget is ${budget.cpuSeconds} s`;
  console.log(told);
  if (needed <= limit) return one('passed');
  return {
    ...one('failed'),
    failures: [
      `The checks need ${told} and ${100 * TOLERANCE} %. Make them cheaper, or raise scripts/cpu-budget.json in a commit that says why.`,
    ],
  };
}
