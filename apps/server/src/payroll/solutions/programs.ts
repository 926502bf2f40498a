import { compileDefinition, type Program } from '@wagewright/calc-engine';
import { AppError } from '@wagewright/contracts';
import { type CalculationDefinition, calculationDefinitionSchema } from '@wagewright/contracts/payroll/solutions';

export interface CopyRow {
  readonly id: number;
  readonly definitionHash: string;
  readonly definition: unknown;
}

const programsKept = 50;

/** @throws AppError DEFINITION_INVALID with the first error's words and all of them as details */
export function compileCopy(definition: unknown, solution: string): Program {
  const parsed: CalculationDefinition = calculationDefinitionSchema.parse(definition);
  const compiled = compileDefinition(parsed);
  if (compiled.ok) return compiled.program;
  throw new AppError(
    'DEFINITION_INVALID',
    { solution, reason: compiled.errors[0]?.message ?? '' },
    { details: { errors: compiled.errors } },
  );
}

/** Compiled definitions of copies, the most recent ones kept. A published copy never changes; a draft is another one with every change. */
export class Programs {
  readonly #programs = new Map<string, Program>();

  /** @throws AppError DEFINITION_INVALID with the first error's words and all of them as details */
  of(copy: CopyRow, solution: string): Program {
    const key = `${copy.id}:${copy.definitionHash}`;
    const known = this.#programs.get(key);
    if (known) return known;
    const program = compileCopy(copy.definition, solution);
    const oldest = this.#programs.keys().next();
    if (this.#programs.size >= programsKept && !oldest.done) this.#programs.delete(oldest.value);
    this.#programs.set(key, program);
    return program;
  }
}
