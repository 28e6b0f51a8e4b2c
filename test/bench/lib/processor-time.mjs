/** What processes use of the processor, which does not depend on what else the machine does, as time by the clock does. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of the clock in which Linux tells processor time, a second. */
const TICKS = 100;

/** @param folder of an embedded Postgres, which is no child of this process: pg_ctl started it and has ended */
export const postgresPid = (folder) =>
  Number.parseInt(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8'), 10);

/**
 * Processor seconds of these processes and their descendants: those that run, and those that have ended and were waited
 * for.
 */
export function processorSeconds(ancestors) {
  const processes = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (statOf(name) ?? []) : []));
  const family = new Set(ancestors);
  for (let grown = true; grown; ) {
    const known = family.size;
    for (const one of processes) if (family.has(one.parent)) family.add(one.pid);
    grown = family.size > known;
  }
  return processes.reduce((sum, one) => (family.has(one.pid) ? sum + one.ticks / TICKS : sum), 0);
}

function statOf(name) {
  try {
    const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    const [parent, ...times] = [1, 11, 12, 13, 14].map((n) => Number(fields[n]));
    return { pid: Number(name), parent, ticks: times.reduce((sum, time) => sum + time, 0) };
  } catch {
    return undefined;
  }
}
