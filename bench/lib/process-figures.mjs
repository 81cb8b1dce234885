import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** Resident memory of a process in MiB. Linux only. */
export function readResidentMib(pid) {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1]) / 1024;
}

/** Seconds of processor time a process with all its threads has used. Linux only. */
function readCpuSeconds(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Share of one core, in percent, that a process uses over a time. */
export async function measureCpuPercent(pid, seconds) {
  const before = readCpuSeconds(pid);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  return ((readCpuSeconds(pid) - before) / seconds) * 100;
}
