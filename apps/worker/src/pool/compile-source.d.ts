import { type Program } from '@wagewright/calc-engine';
import type { RunSource } from '@wagewright/db/payroll/runs';
/** @throws AppError DEFINITION_INVALID with the first error's words */
export declare function compileSource({ definition, solution }: Pick<RunSource, 'definition' | 'solution'>): Program;
