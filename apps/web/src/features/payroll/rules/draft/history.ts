/** One's own changes of a draft, to be taken back and done again; each as the definitions before and after it. */
import { type CalculationDefinition, calculationDefinitionSchema } from '@wagewright/contracts/definition';
import { type PartChange, partAsWritten, partsBetween } from '@wagewright/contracts/definition-findings';

export interface MadeChange {
  /** What was done, in the reader's words. */
  readonly said: string;
  readonly before: CalculationDefinition;
  readonly after: CalculationDefinition;
  /** Of the draft, right after it. */
  readonly version: number;
}

export interface History {
  readonly done: readonly MadeChange[];
  readonly undone: readonly MadeChange[];
}

export const noHistory: History = { done: [], undone: [] };
const kept = 100;

/** A definition as the server keeps it, with the schema's defaults; one that is wrong as it was given. */
export const asKept = (definition: CalculationDefinition): CalculationDefinition =>
  calculationDefinitionSchema.safeParse(definition).data ?? definition;

export const withChange = ({ done }: History, change: MadeChange): History => ({ done: [...done, change].slice(-kept), undone: [] });

export const afterUndo = ({ done, undone }: History, { version }: Pick<MadeChange, 'version'>): History => {
  const last = done.at(-1);
  return last ? { done: done.slice(0, -1), undone: [...undone, { ...last, version }] } : { done, undone };
};

export const afterRedo = ({ done, undone }: History, { version }: Pick<MadeChange, 'version'>): History => {
  const last = undone.at(-1);
  return last ? { done: [...done, { ...last, version }], undone: undone.slice(0, -1) } : { done, undone };
};

export interface Step {
  readonly changes: readonly PartChange[];
  /** Nobody has touched these parts since; else the version to name, so that the server says who did what. */
  readonly isUntouched: boolean;
}

/** What leads from one side of a change to the other in the draft as it is now. */
export function stepBetween(now: CalculationDefinition, from: CalculationDefinition, to: CalculationDefinition): Step {
  const changes = partsBetween(from, to);
  return { changes, isUntouched: changes.every(({ part }) => partAsWritten(now, part) === partAsWritten(from, part)) };
}
