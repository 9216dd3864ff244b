// What a process uses, from /proc (Linux).
import { readFile } from 'node:fs/promises';

/** Linux counts processor time of a process in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** Processor time of a process since its start, s. */
export async function processorSeconds(pid: number | undefined): Promise<number> {
  const line = await readFile(`/proc/${pid ?? 0}/stat`, 'utf8');
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Memory of a process in RAM, MB. */
export async function residentMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid ?? 0}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
