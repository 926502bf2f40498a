/**
 * `npm run -s bench [-- --large | --web | --types | --tables | --imports | --people | --payslips | --requests]`: one JSON object with the figures of the engine, the command line and the whole batch, with those of the web in a
 * browser, or with what a check of the types costs when there are as many procedures as there will be. `--web --only keystrokes` measures typing into a formula three
 * times, each with how busy the machine was; `--only batch` and `--only kernel` are parts of the first.
 * `--imports` measures a file of 100,000 people with pay, the same with numbers of theirs, and one of amounts for all of them (`--only people`; `--employees`: as many), a file of 100,000 rows of 20 columns, in and out, and a calculated table of 100,000 rows of 40 columns as files.
 * `--people` measures the list of 100,000 people by each sort, filter and group, 1,000 departments, and a raise of everybody (`--employees`: as many).
 * `--payslips` measures the payslips of 10,000 people: as PDF in zip files, and published.
 * `--preparation` measures the preparation of a batch against COPYing what it froze.
 * `--requests` measures each request whose work grows with the number of people, over 100,000 of them (`--employees`: as many).
 */
import { parseArgs } from 'node:util';
import { startTestCluster } from '@wagewright/db/testing';
import { measureTypes } from '../../scripts/measure/types.ts';
import { measureTyping, measureWeb } from '../../scripts/measure/web.ts';
import { benchBatch } from './batch.ts';
import { benchCalcCli } from './calc-cli.ts';
import { benchExports } from './exports.ts';
import { benchImports } from './imports.ts';
import { benchKernel } from './kernel.ts';
import { benchCompile } from './kernel-compile.ts';
import { benchPayslips } from './payslips.ts';
import { benchPeopleLists } from './people.ts';
import { benchPeople } from './people-imports.ts';
import { benchPreparation } from './preparation.ts';
import { benchRequests } from './requests.ts';
import { benchTables } from './tables.ts';

const usualEmployees = 100_000;
const largeEmployees = 1_000_000;
const payslipsUsual = 10_000;
/** As many as the specification's functions come to. */
const proceduresExpected = 444;

const { values } = parseArgs({
  options: {
    large: { type: 'boolean', default: false },
    web: { type: 'boolean', default: false },
    types: { type: 'boolean', default: false },
    preparation: { type: 'boolean', default: false },
    tables: { type: 'boolean', default: false },
    imports: { type: 'boolean', default: false },
    people: { type: 'boolean', default: false },
    payslips: { type: 'boolean', default: false },
    requests: { type: 'boolean', default: false },
    employees: { type: 'string' },
    only: { type: 'string' },
  },
});
const employees = values.large ? largeEmployees : usualEmployees;

const employeesAsked = (): number => Number(values.employees ?? usualEmployees);

const rounded = (figures: object): object =>
  Array.isArray(figures)
    ? figures.map(rounded)
    : Object.fromEntries(
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
  ...(values.only === 'batch'
    ? {}
    : { kernel: rounded(benchKernel(usualEmployees)), compile300: rounded(benchCompile(300)), calcCli: rounded(benchCalcCli()) }),
  ...(values.only === 'kernel' ? {} : await batchFigures()),
});

/** Both on databases of their own in one cluster. */
async function filesInAndOut(): Promise<object> {
  const cluster = await startTestCluster();
  try {
    if (values.only === 'people') return await benchPeople(employeesAsked());
    const people = await benchPeople(usualEmployees);
    return { ...people, imports: await benchImports(usualEmployees), exports: await benchExports(usualEmployees) };
  } finally {
    await cluster.stop();
  }
}

const figures = async (): Promise<object> => {
  if (values.tables) return { tables: await benchTables(employees) };
  if (values.imports) return rounded(await filesInAndOut());
  if (values.people) return rounded({ people: await benchPeopleLists(employeesAsked()) });
  if (values.payslips) return rounded({ payslips: await benchPayslips(payslipsUsual) });
  if (values.requests) return rounded({ requests: await benchRequests(values.employees ? Number(values.employees) : employees) });
  if (values.preparation) return rounded({ preparation: await benchPreparation(employees) });
  if (values.types) return rounded(measureTypes(proceduresExpected));
  if (values.web) return rounded(values.only === 'keystrokes' ? { keystrokes: await measureTyping() } : await measureWeb());
  return await engineAndBatch();
};

console.log(JSON.stringify(await figures(), null, 2));
process.exit(0);
