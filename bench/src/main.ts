/** `npm run -s bench [-- --large]`: one JSON object with the engine's and the whole batch's figures. */
import { parseArgs } from 'node:util';
import { benchBatch } from './batch.ts';
import { benchKernel } from './kernel.ts';
import { benchCompile } from './kernel-compile.ts';

const usualEmployees = 100_000;
const largeEmployees = 1_000_000;

const { values } = parseArgs({ options: { large: { type: 'boolean', default: false }, only: { type: 'string' } } });
const employees = values.large ? largeEmployees : usualEmployees;

const rounded = (figures: object): object =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, typeof value === 'number' ? Number(value.toPrecision(4)) : value]),
  );

async function batchFigures(): Promise<object> {
  const { recalcOneMs, explainMs, ...batch } = await benchBatch(employees);
  return { batch: rounded(batch), recalcOne: rounded({ ms: recalcOneMs }), explain: rounded({ ms: explainMs }) };
}

const result = {
  ...(values.only === 'batch' ? {} : { kernel: rounded(benchKernel(usualEmployees)), compile300: rounded(benchCompile(300)) }),
  ...(values.only === 'kernel' ? {} : await batchFigures()),
};
console.log(JSON.stringify(result, null, 2));
