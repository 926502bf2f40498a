import { hasUnpaidPastPeriods, payPastPeriods, seedDemo } from '@wagewright/db/seed';
import { startWorker } from '@wagewright/worker';
import { pino } from 'pino';

export interface SeedOptions {
  /** For tests: the first lines of the county's register only. */
  readonly employeesMax?: number;
  readonly log: (message: string) => void;
}

/** Makes the demo companies on the first start, and pays their past periods with a real worker. Interrupted, it goes on where it stopped. */
export async function seed(url: string, options: SeedOptions): Promise<void> {
  await seedDemo(url, options);
  if (!(await hasUnpaidPastPeriods(url))) return;
  const worker = await startWorker({ databaseUrl: url, log: pino({ level: 'warn' }) });
  try {
    await payPastPeriods(url, options);
  } finally {
    await worker.stop();
  }
}
