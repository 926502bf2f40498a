/** `npm run fuzz [-- --count 1000000] [--seed 1]`: ends with one line of counts; exit 1 where something failed. */
import { parseArgs } from 'node:util';
import { fuzzFiles } from '../../files/test/fuzz/files.ts';
import { readPackText } from '../packs/index.ts';
import { fuzzAsked } from '../test/fuzz/asked.ts';
import { fuzzDefinitions, fuzzLayers } from '../test/fuzz/definitions.ts';
import { layerExamples, readExample, readWithExamples } from '../test/fuzz/layers.ts';
import { Random } from '../test/fuzz/random.ts';
import { runFuzz } from '../test/fuzz/run.ts';

const { values } = parseArgs({ options: { count: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } } });
const [count, seed] = [Number(values.count), Number(values.seed)];
if (!Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(seed)) {
  console.error('Usage: npm run fuzz -- [--count <whole number above zero>] [--seed <whole number>]');
  process.exit(1);
}

console.log(`seed ${seed}, ${count} texts and ${count} cells`);
const started = performance.now();
const report = runFuzz({ texts: count, cells: count }, seed);
const changed = Math.ceil(count / 500);
const definitions = fuzzDefinitions([readExample('country.yaml'), readPackText('china/labour-income')], changed, seed);
const layers = fuzzLayers(layerExamples(), readWithExamples, changed, seed);
const asked = fuzzAsked(Math.ceil(count / 20), seed);
const files = await fuzzFiles(Math.ceil(count / 20), seed, (own) => new Random(own));
report.failures.push(...definitions.failures, ...layers.failures, ...asked.failures, ...files.failures);
for (const failure of report.failures) console.error(failure);
const seconds = ((performance.now() - started) / 1_000).toFixed(0);
console.log(
  [
    `${report.texts} texts (${report.escapes} attempts to escape, ${report.calculated} calculated, slowest ${report.slowestMilliseconds.toFixed(0)} ms)`,
    `${report.cells} cells (${(report.generatedShare * 100).toFixed(0)} % of the rows by generated code)`,
    `${definitions.definitions + layers.definitions} changed definitions (${definitions.refused + layers.refused} refused, each with its place)`,
    `${asked.people} people with what is plausible, formulas by date and amounts divided (${asked.questions} questions)`,
    `${files.files} files (${files.refused} refused)`,
    `${report.failures.length} failures, ${seconds} s`,
  ].join(', '),
);
process.exitCode = report.failures.length === 0 ? 0 : 1;
