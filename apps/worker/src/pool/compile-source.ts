import { compileDefinition, type Program } from '@wagewright/calc-engine';
import { AppError } from '@wagewright/contracts';
import { calculationDefinitionSchema } from '@wagewright/contracts/definition';
import type { RunSource } from '@wagewright/db/payroll/runs';

/** @throws AppError DEFINITION_INVALID with the first error's words */
export function compileSource({ definition, solution }: Pick<RunSource, 'definition' | 'solution'>): Program {
  const compiled = compileDefinition(calculationDefinitionSchema.parse(definition));
  if (compiled.ok) return compiled.program;
  throw new AppError('DEFINITION_INVALID', { solution, reason: compiled.errors[0]?.message ?? '' });
}
