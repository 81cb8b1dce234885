import { createHash } from 'node:crypto';

/** CPU seconds of the work below on the machine that the budget was written on, undisturbed. */
const REFERENCE_SECONDS = 0.42;
const ROUNDS = 12;

/**
 * Measures the time this machine takes for a piece of work, as a multiple of that of the budget's
 * machine: machines differ by a factor of two, and one core slows the other down. Takes half a
 * second.
 */
export function measurePace() {
  const start = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) work(round);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6 / REFERENCE_SECONDS;
}

/**
 * Runs the typical work of checks: creates objects and strings, sorts, writes, reads and hashes
 * them.
 */
function work(seed) {
  const rows = Array.from({ length: 10_000 }, (_, index) => ({
    id: (index * 7_919 + seed) % 10_007,
    name: `row ${index}`,
    values: [index, index / 3, `${index % 17}`],
  }));
  rows.sort((a, b) => a.id - b.id);
  const text = JSON.stringify(rows);
  const read = JSON.parse(text).filter(({ name }) => /[05]$/.test(name));
  return createHash('sha256').update(text).update(`${read.length}`).digest('hex');
}
