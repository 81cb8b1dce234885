import type { Dice } from './dice';

/** Lets servers take their steps one at a time. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Lets the steps of several servers through one at a time, in an order that the dice throw: once whatever can come has
 * come to the gate, one of those that wait there goes on.
 */
export function createTurnstile(dice: Dice): Gate {
  const waiting: (() => void)[] = [];
  let isBusy = false;

  const letOneIn = (): void => {
    isBusy = false;
    setImmediate(() => {
      if (isBusy || waiting.length === 0) return;
      const [next] = waiting.splice(dice.below(waiting.length), 1);
      if (!next) return;
      isBusy = true;
      next();
    });
  };

  return async (work) => {
    await new Promise<void>((go) => {
      waiting.push(go);
      if (!isBusy) letOneIn();
    });
    try {
      return await work();
    } finally {
      letOneIn();
    }
  };
}
