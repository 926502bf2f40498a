/** `npm run -s bench [-- --large | --web]`: one JSON object with the engine's and the whole batch's figures, or with those of the web in a browser. */
import { parseArgs } from 'node:util';
import { measureWeb } from '../../scripts/measure/web.ts';
import { benchBatch } from './batch.ts';
import { benchKernel } from './kernel.ts';
import { benchCompile } from './kernel-compile.ts';

const usualEmployees = 100_000;
const largeEmployees = 1_000_000;

const { values } = parseArgs({
  options: { large: { type: 'boolean', default: false }, web: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const employees = values.large ? largeEmployees : usualEmployees;

const rounded = (figures: object): object =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'number' ? Number(value.toPrecision(4)) : typeof value === 'object' && value !== null ? rounded(value) : value,
    ]),
  );

async function batchFigures(): Promise<object> {
  const { recalcOneMs, explainMs, ...batch } = await benchBatch(employees);
  return { batch: rounded(batch), recalcOne: rounded({ ms: recalcOneMs }), explain: rounded({ ms: explainMs }) };
}

const engineAndBatch = async (): Promise<object> => ({
  ...(values.only === 'batch' ? {} : { kernel: rounded(benchKernel(usualEmployees)), compile300: rounded(benchCompile(300)) }),
  ...(values.only === 'kernel' ? {} : await batchFigures()),
});

console.log(JSON.stringify(values.web ? rounded(await measureWeb()) : await engineAndBatch(), null, 2));
process.exit(0);
