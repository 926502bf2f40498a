/** Tests kept in a definition: given rows → expected cells, through the kernel, with the reference evaluator beside it. */
import type { DefinitionTest } from '@wagewright/contracts/definition';
import type { DefinitionTestResult, Program } from './api.ts';
import { runPeriodsTest } from './periods/test-periods.ts';
import { compareRun } from './test-expectations.ts';
import { testInput } from './test-input.ts';
import { calculateAll } from './whole-run.ts';

export function runDefinitionTests(program: Program): readonly DefinitionTestResult[] {
  return program.definition.tests.map((test) => {
    const failures: string[] = [];
    try {
      if (test.next) failures.push(...runPeriodsTest(program, { ...test, next: test.next }));
      else runTest(program, test, failures);
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
    return { name: test.name, passed: failures.length === 0, failures };
  });
}

function runTest(program: Program, test: DefinitionTest, failures: string[]): void {
  const input = testInput(program, test, failures);
  if (failures.length > 0) return;
  const run = calculateAll(program, { period: test.period }, input);
  failures.push(...compareRun(program, run, input, test.expect));
}
