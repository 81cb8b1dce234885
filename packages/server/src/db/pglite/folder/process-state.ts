import { readdirSync, readFileSync } from 'node:fs';

/** A process as the kernel shows it. */
export interface ProcessState {
  /** Start time, in the kernel's ticks: distinguishes it from a later process with the same pid. */
  startedTicks: string;
  /** `ending`: it was killed and still holds what it held. `dead`: nothing is left but its exit code. */
  phase: 'running' | 'ending' | 'dead';
}

const STATE = 0;
const FLAGS = 6;
const STARTED = 19;
/** PF_EXITING of the kernel. */
const EXITING = 0x4;

/** Reads the state of a Linux process; null if there is none, or on another system. */
export function readProcessState(pid: number): ProcessState | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return parseProcessState(stat, readdirSync(`/proc/${pid}/task`).length);
  } catch {
    return null;
  }
}

/** Reads a line of `/proc/PID/stat`, with the number of threads that are left. */
export function parseProcessState(stat: string, threads: number): ProcessState | null {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const startedTicks = fields[STARTED];
  if (startedTicks === undefined) return null;
  // The first thread of a killed process is a zombie while others still finish their writes.
  const isDead = /^[ZX]/.test(fields[STATE] ?? '') && threads <= 1;
  const isEnding = (Number(fields[FLAGS]) & EXITING) !== 0;
  return { startedTicks, phase: isDead ? 'dead' : isEnding ? 'ending' : 'running' };
}
