import type { Program } from '@wagewright/calc-engine';
import { checkDefinition } from '@wagewright/calc-engine/definition-files';
import { AppError } from '@wagewright/contracts';
import { firstFault } from '@wagewright/contracts/definition-findings';

export interface CopyRow {
  readonly id: number;
  readonly definitionHash: string;
  readonly definition: unknown;
}

const programsKept = 50;

/** @throws AppError DEFINITION_INVALID with the first finding's words, and all findings as data among the details */
export function compileCopy(definition: unknown, solution: string): Program {
  const checked = checkDefinition(definition);
  if (checked.ok) return checked.program;
  const { findings } = checked;
  throw new AppError('DEFINITION_INVALID', { solution, reason: firstFault(findings) }, { details: { findings } });
}

/**
 * Compiled definitions of copies, those used last kept. A published copy never changes. Drafts do not belong here: each of their changes would be
 * one more, and push out what batches need (`compileCopy`).
 */
export class Programs {
  readonly #programs = new Map<string, Program>();

  /** @throws AppError DEFINITION_INVALID, as `compileCopy` */
  of(copy: CopyRow, solution: string): Program {
    const key = `${copy.id}:${copy.definitionHash}`;
    const known = this.#programs.get(key);
    if (known) {
      this.#programs.delete(key);
      this.#programs.set(key, known);
      return known;
    }
    const program = compileCopy(copy.definition, solution);
    const oldest = this.#programs.keys().next();
    if (this.#programs.size >= programsKept && !oldest.done) this.#programs.delete(oldest.value);
    this.#programs.set(key, program);
    return program;
  }
}
