import { demoAccounts, hasUnpaidPastPeriods, payPastPeriods, readCompanyKind, seedDemo, seedOwn } from '@wagewright/db/seed';
import { startWorker } from '@wagewright/worker';
import { pino } from 'pino';

export interface SeedOptions {
  /** For tests: the first lines of the county's register only. */
  readonly employeesMax?: number;
  readonly log: (message: string) => void;
}

/** What the launcher prints of who can sign in, and whether these are the demo's. */
export interface Begun {
  readonly isDemo: boolean;
  readonly signIns: readonly string[];
}

/**
 * Begins what was asked for on the first start, and goes on with what is there on every other: a company of one's own never gets the demo's people.
 * @throws Error where a company of one's own is asked for and the demo companies are there
 */
export async function begin(url: string, { isEmpty, ...options }: SeedOptions & { readonly isEmpty: boolean }): Promise<Begun> {
  const kind = await readCompanyKind(url);
  if (isEmpty && kind === 'demo')
    throw new Error(
      'The demo companies are in this database already, and --empty begins with nothing. Name another data folder: WAGEWRIGHT_DATA=.data-own npm start -- --empty',
    );
  if (isEmpty || kind === 'own') return { isDemo: false, signIns: await beginOwn(url) };
  await seed(url, options);
  const line = ({ account, password, what }: (typeof demoAccounts)[number]) => `  ${account.padEnd(34)} ${password.padEnd(20)} ${what.en}`;
  return { isDemo: true, signIns: ['Demo sign-ins:', ...demoAccounts.map(line)] };
}

async function beginOwn(url: string): Promise<string[]> {
  const first = await seedOwn(url);
  if (!first) return ['Sign in with an account of your own.'];
  return [
    `Sign in as ${first.account} with the password ${first.password}`,
    'It is shown here only. You set one of your own at once; until then every start makes a new one.',
  ];
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
