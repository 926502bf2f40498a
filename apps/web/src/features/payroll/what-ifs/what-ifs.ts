import type { LocalizedText, Permission } from '@wagewright/contracts';
import type { Outputs } from '../../../shared/api/trpc.ts';
import { decimal, type Fault } from '../../../shared/ui/form/rules.ts';

type WhatIfs = Outputs['payroll']['whatIfs'];
export type WhatIfRow = WhatIfs['listWhatIfs']['rows'][number];
export type WhatIf = WhatIfs['getWhatIf'];
export type Comparison = NonNullable<WhatIf['comparison']>;
export type Parameters = WhatIfs['getWhatIfChoices']['parameters'][number];
export type ParameterChange = WhatIf['changes']['parameters'][number];

/** What the screens of this slice need to know of a batch. */
export interface ForkedBatch {
  readonly id: number;
  readonly currency: string;
  readonly hasWholeResult: boolean;
  /** The day as of which its data holds, ISO date. */
  readonly endDate: string;
  /** What the caller may do with this very batch. */
  readonly may: readonly Permission[];
}

export type InputTable = Outputs['payroll']['payees']['getPayeeTables']['inputs'][number];

/** A cell of somebody’s input that is written over, and what people read of it. */
export interface TriedInput {
  readonly employeeId: number;
  readonly table: string;
  readonly line: number;
  readonly column: string;
  readonly value: string | null;
  /** Whose, and which column, as it is called. */
  readonly name: string;
  readonly label: LocalizedText;
  readonly before: string;
  readonly shown: string;
  /** It says what the batch has: no change. */
  readonly isSame: boolean;
}

/** The inputs with one more, which takes the place of an earlier one of the same cell; what the batch has anyway is no change. */
export function withInput(inputs: readonly TriedInput[], input: TriedInput): TriedInput[] {
  const others = inputs.filter(
    (other) =>
      other.employeeId !== input.employeeId || other.table !== input.table || other.line !== input.line || other.column !== input.column,
  );
  return input.isSame ? others : [...others, input];
}

/** While a run beside the batch is under way it is asked for this often, in milliseconds. */
export const refreshMs = 700;

export const isRunning = ({ progress }: Pick<WhatIfRow, 'progress'>): boolean => progress.state === 'running';

/** Between 0 and 1, over the freezing of its input, where it has its own, and its calculation. */
export function shareOf({ freezing, payeesDone, payeesTotal }: WhatIfRow['progress']): number {
  const calculated = payeesTotal === 0 ? 0 : payeesDone / payeesTotal;
  if (!freezing) return calculated;
  return (freezing.total === 0 ? 0 : freezing.done / freezing.total / 2) + calculated / 2;
}

/** Another copy than the one that the result was calculated by. */
export const comparesCopies = ({ copyNumber, baseCopyNumber }: Pick<WhatIfRow, 'copyNumber' | 'baseCopyNumber'>): boolean =>
  copyNumber !== baseCopyNumber;

const isSame = (a: ParameterChange, b: ParameterChange): boolean =>
  a.table === b.table && a.validFrom === b.validFrom && a.row === b.row && a.column === b.column;

/** The changes with one more, which takes the place of an earlier one to the same cell; what equals the original is no change. */
export function withChange(changes: readonly ParameterChange[], change: ParameterChange, original: string): ParameterChange[] {
  const others = changes.filter((other) => !isSame(other, change));
  return change.value === original ? others : [...others, change];
}

/** What is tried beside other rates. */
interface Tried {
  /** Undefined: the batch's own copy. */
  readonly copyNumber: number | undefined;
  /** Blank: the data as it is frozen. */
  readonly knownOn: string;
  readonly inputs: readonly TriedInput[];
}

/** Something has to differ from the batch, its copy, its data, a rate or somebody’s input; and what is typed over a number is a number. */
export function faultOfChanges(changes: readonly ParameterChange[], { copyNumber, knownOn, inputs }: Tried): Fault | null {
  if (copyNumber === undefined && knownOn === '' && changes.length + inputs.length === 0) return 'rows';
  const typed = changes.map(({ value }) => value).filter((value) => typeof value === 'string' && /^[\d.,\s−-]+$/.test(value));
  return typed.some((value) => decimal(cellText(value)) !== null) ? 'decimal' : null;
}

/** A cell of a parameter table as it is typed. */
export const cellText = (value: string | number | boolean | null): string => (value === null ? '' : String(value));

/** Digits after the point, as an amount is written: sums and cells of different columns stand below each other. */
export const digitsOf = (amount: string): number => amount.split('.')[1]?.length ?? 0;
