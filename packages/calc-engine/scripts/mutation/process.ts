/** A process of the tests, started by `processes.ts`: takes one order and answers by messages, the last of which is `done`. */
import { allChanges } from './changes.ts';
import { Coverage } from './coverage.ts';
import { endAll, load, runTest, type TestKey, testFiles } from './tests.ts';

export type Order = { readonly kind: 'measure' } | { readonly kind: 'try'; readonly tests: readonly TestKey[] };

/** What a test costs and reaches. */
export interface MeasuredTest {
  readonly key: TestKey;
  readonly title: string;
  readonly milliseconds: number;
  /** Indices in `allChanges()`. */
  readonly reaches: ReadonlySet<number>;
  readonly failure?: string;
}

/** The same as a message. */
export type SaidTest = Omit<MeasuredTest, 'reaches'> & { readonly reaches: readonly number[] };

export type Answer =
  | { readonly kind: 'begins'; readonly key: TestKey }
  | { readonly kind: 'measured'; readonly test: SaidTest }
  | { readonly kind: 'loaded'; readonly reaches: readonly number[] }
  | { readonly kind: 'failed'; readonly key: TestKey; readonly why: string }
  | { readonly kind: 'done' };

function say(answer: Answer): void {
  process.send?.(answer);
}

async function failureOf(run: () => unknown): Promise<string | undefined> {
  try {
    await run();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function measure(): Promise<void> {
  const coverage = new Coverage(allChanges());
  await coverage.start();
  for (const file of testFiles()) {
    const { tests } = await load(file);
    // the engine's modules are loaded once: what the first file runs through belongs to all
    const onLoad = await coverage.take();
    say({ kind: 'loaded', reaches: [...onLoad] });
    for (const test of tests) {
      const started = performance.now();
      const failure = await failureOf(() => runTest(test));
      const milliseconds = performance.now() - started;
      const reaches = [...new Set([...onLoad, ...(await coverage.take())])];
      say({ kind: 'measured', test: { key: [file, test.index], title: test.title, milliseconds, reaches, ...(failure && { failure }) } });
    }
  }
  coverage.end();
}

async function tryTests(tests: readonly TestKey[]): Promise<void> {
  for (const key of tests) {
    say({ kind: 'begins', key });
    const why = await failureOf(async () => {
      const test = (await load(key[0])).tests[key[1]];
      if (!test) throw new Error('The file has fewer tests.');
      await runTest(test);
    });
    if (why !== undefined) {
      say({ kind: 'failed', key, why });
      return;
    }
  }
}

async function obey(order: Order): Promise<void> {
  await (order.kind === 'measure' ? measure() : tryTests(order.tests));
  say({ kind: 'done' });
  await endAll();
  process.exit();
}

process.once('message', (order: Order) => void obey(order));
