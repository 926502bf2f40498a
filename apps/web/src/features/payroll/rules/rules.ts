import { checkText, type Scope } from '@wagewright/calc-engine/authoring';
import { type CalculationDefinition, calculationDefinitionSchema } from '@wagewright/contracts/definition';
import type { PartChange } from '@wagewright/contracts/definition-findings';
import type { Outputs } from '../../../shared/api/trpc.ts';

export type Copy = Outputs['payroll']['copies']['getCopy'];
export type Tried = Outputs['payroll']['rules']['tryRule'];
export type RuleTable = CalculationDefinition['steps'][number]['tables'][number];
export type RuleColumn = RuleTable['columns'][number];

/** A definition that has the shape of one; null for a draft that has not, whose findings say why. */
export function readDefinition({ definition }: Pick<Copy, 'definition'>): CalculationDefinition | null {
  return calculationDefinitionSchema.safeParse(definition).data ?? null;
}

export const tablesOf = ({ steps }: CalculationDefinition): readonly RuleTable[] => steps.flatMap(({ tables }) => tables);

/** A column as it is tried before it is saved: under the code that it has, whatever it shall be called. */
export function columnChange({ table, column }: { readonly table: string; readonly column: string }, written: object): PartChange {
  return { part: { kind: 'column', table, code: column }, value: { ...written, code: column } };
}

/** The formulas of a column can be calculated, as far as that can be told here. */
export function checkedFormulas(column: object, scope: Scope | undefined): boolean {
  const { expression } = column as { readonly expression?: unknown };
  const formulas = (
    Array.isArray(expression) ? (expression as { expression?: unknown }[]).map((one) => one.expression) : [expression]
  ).filter((text): text is string => typeof text === 'string');
  return scope !== undefined && formulas.every((text) => checkText(text, scope).length === 0);
}
