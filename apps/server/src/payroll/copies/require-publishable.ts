import { type Program, runDefinitionTests } from '@wagewright/calc-engine';
import { AppError } from '@wagewright/contracts';
import { compileCopy } from '../solutions/index.ts';
import type { WholeCopy } from './copy-view.ts';
import { requireToldApart } from './require-told-apart.ts';

/**
 * A draft as it would be published.
 * @throws AppError DEFINITION_INVALID; TABLE_NAMES_ALIKE; TESTS_RED naming the first red test with what it expected and got, and all of them among the details
 */
export function requirePublishable({ number, definition }: Pick<WholeCopy, 'number' | 'definition'>, solution: string): Program {
  const program = compileCopy(definition, solution);
  requireToldApart(definition);
  const red = runDefinitionTests(program).filter(({ passed }) => !passed);
  const [first] = red;
  if (!first) return program;
  const parameters = { number, count: red.length, test: first.name, failure: first.failures[0] ?? '' };
  throw new AppError('TESTS_RED', parameters, { details: { tests: red } });
}
