import { availableParallelism, cpus, loadavg } from 'node:os';

/** What else the machine was doing: figures of a busy one say little about the product. */
export interface MachineFigures {
  readonly cores: number;
  /** Of all cores, the share that was busy for two seconds before anything was measured, from 0 to 1. */
  readonly busyBefore: number;
  /** Processes that wanted a core in the minute before and the minute at the end. */
  readonly loadBefore: number;
  readonly loadAfter: number;
}

const lookMs = 2_000;

const minuteLoad = (): number => loadavg()[0] ?? Number.NaN;

function coreTimes(): { busy: number; all: number } {
  const times = cpus().map((core) => core.times);
  const all = times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0);
  return { all, busy: all - times.reduce((sum, { idle }) => sum + idle, 0) };
}

async function busyShare(): Promise<number> {
  const before = coreTimes();
  await new Promise((resolve) => setTimeout(resolve, lookMs));
  const after = coreTimes();
  return (after.busy - before.busy) / (after.all - before.all);
}

/** Looks at the machine before and after what is measured. */
export async function watchMachine<T>(measure: () => Promise<T>): Promise<{ readonly measured: T; readonly machine: MachineFigures }> {
  const [loadBefore, busyBefore] = [minuteLoad(), await busyShare()];
  const measured = await measure();
  return { measured, machine: { cores: availableParallelism(), busyBefore, loadBefore, loadAfter: minuteLoad() } };
}
