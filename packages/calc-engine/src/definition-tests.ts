/** Tests kept in a definition: given rows → expected cells, through the kernel, with the reference evaluator beside it. */
import type { DefinitionTest } from '@wagewright/contracts/definition';
import type { DefinitionTestResult, Program, RowInput, RunFacts } from './api.ts';
import { readRow } from './codegen/input.ts';
import { runPeriodsTest } from './periods/test-periods.ts';
import { compareRun, type Mismatch, plain, type RedCell, type RedDelta } from './test-expectations.ts';
import { testInput } from './test-input.ts';
import { calculateAll } from './whole-run.ts';

export function runDefinitionTests(program: Program): readonly DefinitionTestResult[] {
  return program.definition.tests.map((test) => {
    const failures = mismatches(program, test).map(({ text }) => text);
    return { name: test.name, passed: failures.length === 0, failures };
  });
}

/** A test as it runs now, its differences cell by cell. */
export interface ToldTest {
  readonly name: string;
  readonly passed: boolean;
  readonly cells: readonly RedCell[];
  readonly deltas: readonly RedDelta[];
  /** What is neither's matter. */
  readonly others: readonly string[];
}

export function tellTest(program: Program, test: DefinitionTest): ToldTest {
  const found = mismatches(program, test);
  return {
    name: test.name,
    passed: found.length === 0,
    cells: found.flatMap(({ cell }) => cell ?? []),
    deltas: found.flatMap(({ delta }) => delta ?? []),
    others: found.flatMap(({ text, cell, delta }) => (cell || delta ? [] : text)),
  };
}

/** What a test gives of one employee, from 0; null where it has no such row, or pays several periods. */
export function rowOfTest(
  program: Program,
  test: DefinitionTest,
  row: number,
): { readonly facts: RunFacts; readonly input: RowInput } | null {
  if (test.next) return null;
  const input = testInput(program, test, []);
  return row < input.rows ? { facts: { period: test.period }, input: readRow(program, input, row) } : null;
}

function mismatches(program: Program, test: DefinitionTest): Mismatch[] {
  try {
    return test.next ? runPeriodsTest(program, { ...test, next: test.next }) : runTest(program, test);
  } catch (error) {
    return [plain(error instanceof Error ? error.message : String(error))];
  }
}

function runTest(program: Program, test: DefinitionTest): Mismatch[] {
  const failures: string[] = [];
  const input = testInput(program, test, failures);
  if (failures.length > 0) return failures.map(plain);
  const run = calculateAll(program, { period: test.period }, input);
  return compareRun(program, run, input, test.expect);
}
