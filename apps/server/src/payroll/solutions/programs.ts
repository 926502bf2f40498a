import { compileDefinition, type Program } from '@wagewright/calc-engine';
import { AppError, type CalculationDefinition, calculationDefinitionSchema } from '@wagewright/contracts';

export interface CopyRow {
  readonly id: number;
  readonly definition: unknown;
}

const programsKept = 50;

/** Compiled definitions of copies, the most recent ones kept: a published copy never changes. */
export class Programs {
  readonly #programs = new Map<number, Program>();

  /** @throws AppError DEFINITION_INVALID with the first error's words and all of them as details */
  of(copy: CopyRow, solution: string): Program {
    const known = this.#programs.get(copy.id);
    if (known) return known;
    const definition: CalculationDefinition = calculationDefinitionSchema.parse(copy.definition);
    const compiled = compileDefinition(definition);
    if (!compiled.ok) {
      throw new AppError(
        'DEFINITION_INVALID',
        { solution, reason: compiled.errors[0]?.message ?? '' },
        { details: { errors: compiled.errors } },
      );
    }
    const oldest = this.#programs.keys().next();
    if (this.#programs.size >= programsKept && !oldest.done) this.#programs.delete(oldest.value);
    this.#programs.set(copy.id, compiled.program);
    return compiled.program;
  }
}
