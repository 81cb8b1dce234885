import { hash } from '@node-rs/argon2';

/** argon2id at its least: for tests, which store hundreds of passwords that nobody guesses at. */
const COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** A password as it is stored, for next to nothing. */
export const hashCheaply = (password: string): Promise<string> =>
  hash(password.normalize('NFC'), COST);
