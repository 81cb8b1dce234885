import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** Seconds of processor time that a process' threads of a name have used. Linux only. */
export function readThreadSeconds(pid, name) {
  const folder = `/proc/${pid}/task`;
  let ticks = 0;
  for (const thread of readdirSync(folder)) {
    const stat = readFileSync(`${folder}/${thread}/stat`, 'utf8');
    if (!stat.slice(stat.indexOf('(') + 1).startsWith(name)) continue;
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    ticks += Number(fields[11]) + Number(fields[12]);
  }
  return ticks / TICKS_PER_SECOND;
}
