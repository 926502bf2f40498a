import type { Inputs, Outputs } from '../../../shared/api/trpc.ts';

export type Batch = Outputs['payroll']['batches']['getBatch'];
export type Payee = Outputs['payroll']['payees']['getPayee'];
export type PayeeTables = Outputs['payroll']['payees']['getPayeeTables'];
export type InputTable = PayeeTables['inputs'][number];
export type ResultTable = PayeeTables['results'][number];
export type TriedInputs = Inputs['payroll']['payees']['tryPayeeInput']['inputs'];
/** All lines of a person in one table, as they are tried. */
export type TriedLines = TriedInputs[number]['lines'];
export type Effect = Outputs['payroll']['payees']['tryPayeeInput'];

/** Which figure is being explained. */
export interface ExplainedFigure {
  readonly table: string;
  readonly column: string;
  /** From 0. */
  readonly line: number;
}
