/**
 * `npm run mutation [-- --count 200] [--seed 1] [--from 0] [--jobs 1] [--seconds 30] [--again file] [--verbose]`: changes one operator,
 * constant or condition of the engine at a time and runs the tests that reach the place, the quickest first, until one fails. A change that no test notices is listed; equivalent
 * ones (which nobody could notice) count as not noticed, and so do changes that only tests beyond `--seconds` would notice. `--from` leaves out the first so many of the seed's changes, so that a run can be done in parts;
 * `--again` tries what a former run has listed in a file.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Random } from '../test/fuzz/random.ts';
import { allChanges, describeChange } from './mutation/changes.ts';
import { measuredOnce } from './mutation/kept.ts';
import type { MeasuredTest } from './mutation/process.ts';
import { tryChange } from './mutation/processes.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    jobs: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '30' },
    again: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});

const changes = allChanges();

/** Changes that a former run has listed, wherever their lines stand now. */
function listedIn(file: string): number[] {
  const listed = readFileSync(file, 'utf8').replace(/:\d+ "/g, ' "');
  return changes.flatMap((change, index) => (listed.includes(describeChange(change).replace(/:\d+ "/, ' "')) ? [index] : []));
}

/** Indices of changes by the seed, each at most once. */
function chosen(): number[] {
  if (values.again !== undefined) return listedIn(values.again);
  const random = new Random(Number(values.seed));
  const open = changes.map((_, index) => index);
  const first = Number(values.from) + Number(values.count);
  const drawn = Array.from({ length: Math.min(first, open.length) }, () => open.splice(random.int(open.length), 1)[0] as number);
  return drawn.slice(Number(values.from));
}

const measured = await measuredOnce();
const byCost = measured.tests.toSorted((left, right) => left.milliseconds - right.milliseconds);
const startsProcesses = ({ key }: MeasuredTest): boolean => key[0].startsWith('command-line');

/** Quick enough to be asked where V8 says that nobody goes: it loses count in generators, of what stands behind `??`, and of what it has inlined. */
const quickMilliseconds = 50;

/**
 * The tests that run through a place, then the quick ones that run through its file. What starts processes costs seconds a test, and is asked only
 * where nothing else goes.
 */
function testsOf(change: number): readonly MeasuredTest[] {
  const reaching = measured.onLoad.has(change) ? byCost : byCost.filter(({ reaches }) => reaches.has(change));
  const within = reaching.filter((test) => !startsProcesses(test));
  const known = new Set(within);
  const quick = byCost.filter((test) => test.milliseconds < quickMilliseconds && !known.has(test) && goesThroughFile(test, change));
  const found = [...within, ...quick];
  return found.length > 0 ? found : reaching;
}

/** The quickest, as far as the time of a change goes. What slower ones would have noticed counts as not noticed. */
function withinTime(tests: readonly MeasuredTest[]): readonly MeasuredTest[] {
  let left = Number(values.seconds) * 1_000;
  return tests.filter(({ milliseconds }) => {
    left -= milliseconds;
    return left >= 0;
  });
}

function goesThroughFile({ reaches }: MeasuredTest, change: number): boolean {
  const file = changes[change]?.file;
  return [...reaches].some((reached) => changes[reached]?.file === file);
}

const open = chosen();
const survivors: string[] = [];
let tried = 0;

async function tryNext(): Promise<void> {
  for (let index = open.shift(); index !== undefined; index = open.shift()) {
    const change = changes[index];
    if (!change) return;
    const tests = withinTime(testsOf(index));
    const started = performance.now();
    const { noticedBy, why } = tests.length > 0 ? await tryChange(change, tests) : {};
    tried += 1;
    const took = `${((performance.now() - started) / 1_000).toFixed(1)} s`;
    if (noticedBy === undefined) {
      survivors.push(describeChange(change));
      console.log(`${survivors.length} of ${tried} (${tests.length} tests, ${took}): ${survivors.at(-1)}`);
    } else if (values.verbose)
      console.log(`  noticed, ${took}, ${String(noticedBy)}: ${describeChange(change)}: ${why?.split('\n')[0]?.slice(0, 120) ?? ''}`);
  }
}

await Promise.all(Array.from({ length: Number(values.jobs) }, tryNext));
const noticed = tried - survivors.length;
console.log(`${((noticed / tried) * 100).toFixed(1)} % with seed ${values.seed}`);
console.log(`${tried} mutants, ${noticed} noticed`);
