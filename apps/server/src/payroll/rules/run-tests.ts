import { tellTest } from '@wagewright/calc-engine';
import { limits } from '@wagewright/contracts';
import { runTests as contract } from '@wagewright/contracts/payroll/rules';
import type { DefinitionTest } from '@wagewright/contracts/payroll/solutions';
import { implementQuery } from '../../core/implement.ts';
import { checkTestedCopy } from './tested-copy.ts';

/** What a test costs: its employees, in each of its periods. */
const rowsOf = ({ rows, next = [] }: DefinitionTest): number =>
  Math.max(1, ...Object.values(rows).map(({ length }) => length)) * (next.length + 1);

/** How many tests run at once: one at least, and no more than so many rows of people. */
function countAtOnce(tests: readonly DefinitionTest[]): number {
  let rows = 0;
  const beyond = tests.findIndex((test) => {
    rows += rowsOf(test);
    return rows > limits.testedRowsAtOnce;
  });
  return beyond < 0 ? tests.length : Math.max(1, beyond);
}

export const runTests = implementQuery(contract, async (call) => {
  const { from } = call.input;
  const checked = await checkTestedCopy(call, call.input);
  if (!checked.ok) return { findings: [...checked.findings], tests: [], next: null };
  const { program } = checked;
  const waiting = program.definition.tests.slice(from);
  const count = countAtOnce(waiting);
  const tests = waiting.slice(0, count).map((test) => {
    const { name, passed, cells, deltas, others } = tellTest(program, test);
    return {
      name,
      passed,
      cells: cells.slice(0, limits.redCellsShown),
      cellCount: cells.length,
      deltas: deltas.slice(0, limits.redCellsShown),
      others: others.slice(0, limits.redCellsShown),
    };
  });
  return { findings: [], tests, next: count < waiting.length ? from + count : null };
});
